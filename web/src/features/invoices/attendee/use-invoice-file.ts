import { documentNotReady, type Invoice, readInvoicePdf, readInvoiceXml } from '@foyer/contract/invoices'
import { createDownload } from '@foyer/contract/platform'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'

/** A document is made within seconds of its order; after this many tries something is wrong. */
const TRIES = 8
const PAUSE_MS = 2500

type State = { is: 'idle' } | { is: 'opening' } | { is: 'waiting' } | { is: 'failed'; error: unknown }

const reads = { pdf: readInvoicePdf, xml: readInvoiceXml }

/** Opens an invoice as PDF or as XML. One that is still being made is asked for again, until it is there. */
export function useInvoiceFile(invoice: Invoice, kind: keyof typeof reads) {
  const { t } = useText()
  const [state, setState] = useState<State>({ is: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const attempt = useCallback(
    async (left: number) => {
      try {
        // Asked for once by ourselves: only so do we hear that it is not ready, before the browser leaves for it.
        await send(reads[kind], { params: { uuid: invoice.uuid } })
        const { url } = await send(createDownload, { body: { path: `/api/invoice/${invoice.uuid}/${kind}` } })
        setState({ is: 'idle' })
        location.assign(url)
      } catch (error) {
        if (!refusedWith(error, documentNotReady) || left === 0) {
          setState({ is: 'failed', error })
          return
        }
        setState({ is: 'waiting' })
        timer.current = setTimeout(() => void attempt(left - 1), PAUSE_MS)
      }
    },
    [invoice.uuid, kind],
  )
  const isOpening = state.is === 'opening' || state.is === 'waiting'
  return {
    isOpening,
    hasFailed: state.is === 'failed',
    /** What to say beside the button; nothing while all is well. */
    word:
      state.is === 'waiting'
        ? t('The document is being made. It opens by itself in a few seconds.')
        : state.is === 'failed'
          ? failure(state.error, t)
          : '',
    open: () => {
      if (isOpening) return
      setState({ is: 'opening' })
      void attempt(TRIES)
    },
  }
}

function failure(error: unknown, t: ReturnType<typeof useText>['t']): string {
  if (!(error instanceof ProblemError)) return t('The document could not be opened. Try again.')
  const detail = t(error.detail)
  return error.requestId ? t('{detail} Request {id}', { detail, id: error.requestId }) : detail
}
