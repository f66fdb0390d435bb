import multipart from '@fastify/multipart'
import { requests } from '@foyer/contract/kit/refusal'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { systemClock } from '#platform/ground/clock'
import { lineStream, loggableUrl, redactedPaths } from '#platform/ground/log'
import { uuidV7 } from '#platform/ground/uuid'
import { answerBrokenRequest, pathOf, refuseUnknownAddresses, refuseWhileClosing } from './http-edges.ts'
import { parseJson } from './json-text.ts'
import { describeError, namesGoneAccount, sendProblem } from './problem.ts'
import { Refused, refuse } from './refused.ts'
import { type PageRules, securityHeaders } from './security-headers.ts'
import { UPLOAD_LIMIT } from './upload.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The one page of the browser's program, where it was built. */
    appPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>
  }
}

export interface HttpOptions extends PageRules {
  readonly trustProxy: string | false
  readonly logLevel: 'info' | 'error' | 'silent'
}

/** One line a request, written when it is answered; of nothing in it a secret could come along, so none is sought. */
class OneLine extends LogController {
  readonly #lines: { write(line: string): void }

  constructor(isQuiet: boolean, lines: { write(line: string): void }) {
    super({ disableRequestLogging: isQuiet })
    this.#lines = lines
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return
    if (error) reply.log.error({ reqId: request.id, req: request, err: error }, 'request errored')
    const line = {
      level: 30,
      time: Date.now(),
      reqId: request.id,
      method: request.method,
      url: loggableUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    this.#lines.write(`${JSON.stringify(line)}\n`)
  }
}

/** The largest JSON request, in bytes: the longest form of the product fits several times. */
const BODY_LIMIT = 256 * 1024

/** An HTTP server with the rules that hold for every answer: limits, headers, and errors as problem+json. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const lines = lineStream(process.stdout)
  process.once('exit', lines.flush)
  const headersFor = await rulesByAddress(options)
  const http = Fastify({
    trustProxy: options.trustProxy === false ? false : options.trustProxy.split(',').map((part) => part.trim()),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    genReqId: () => uuidV7(systemClock.now()),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    logger: {
      level: options.logLevel,
      stream: lines,
      redact: redactedPaths,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, url: loggableUrl(request.url) }),
      },
    },
    logController: new OneLine(options.logLevel !== 'info', lines),
    // None of its own for each request, whose answer takes a sixth longer with it: who writes something of one says which.
    childLoggerFactory: (logger) => logger,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headersFor('/api/')),
    // Addresses that no path can match: they never reach a hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersFor(request.url))
      const refuse = () => sendProblem(request, reply, describeError(error).problem)
      // A browser is told by the app that there is no page.
      if (isPage(request) && http.hasDecorator('appPage')) Promise.resolve(http.appPage(request, reply)).catch(refuse)
      else refuse()
    },
  })
  // Whatever else a client expects of us is no reason to refuse its request.
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response))
  http.addHook('onClose', async () => {
    lines.flush()
    process.off('exit', lines.flush)
  })
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url))
    done()
  })
  refuseWhileClosing(http)
  refuseUnknownAddresses(http, isPage)
  await http.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 0, parts: 1 },
    throwFileSizeLimit: true,
  })
  readJsonBodies(http)
  http.setErrorHandler((error, request, reply) => {
    const { problem, isBug } = describeError(error)
    noteFailure(request, error, isBug)
    return sendProblem(request, reply, problem)
  })
  http.setNotFoundHandler((request, reply) => {
    if (isPage(request) && http.hasDecorator('appPage')) return http.appPage(request, reply)
    throw refuse(requests.notFound)
  })
  return http
}

/** What the log keeps of an error, under the id that the answer tells. */
function noteFailure(request: FastifyRequest, error: unknown, isBug: boolean): void {
  if (isBug) request.log.error({ reqId: request.id, err: error }, 'unexpected')
  // Its words alone: what a library hangs on its errors may be a secret.
  else if (error instanceof Refused && error.cause !== undefined)
    request.log.error({ reqId: request.id, cause: String(error.cause) }, error.refusal.code)
  else if (namesGoneAccount(error)) request.log.error({ reqId: request.id, err: error }, 'an account is not there')
}

/** What each answer has beside its own, by the address that was asked for. */
async function rulesByAddress(options: HttpOptions) {
  const headers = await securityHeaders(options)
  return (url: string) => {
    if (isNoDocument.test(url)) return headers.data
    return pathOf(url) === options.cardPage ? headers.cards : headers.page
  }
}

function readJsonBodies(http: FastifyInstance): void {
  http.removeContentTypeParser(['application/json', 'text/plain'])
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Signatures of payment events are made over the very bytes.
    ;(request as FastifyRequest & { rawBody?: Buffer }).rawBody = body as Buffer
    if (body.length === 0) return done(null, undefined)
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer)
      done(null, parseJson(text))
    } catch (error) {
      done(Object.assign(error instanceof Error ? error : new Error('unreadable'), { statusCode: 400 }), undefined)
    }
  })
}

/** Data, and the scripts, styles and fonts of pages. What else there is may be opened as a document, or runs by itself. */
const isNoDocument = /^\/(api|assets)\//

/** Every path that is not the API's is answered with the app, which says where there is no page. */
export function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/(api|assets|sandbox)(\/|$)/.test(path)
}
