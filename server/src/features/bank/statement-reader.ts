import { parentPort, workerData } from 'node:worker_threads'
import { readCamt } from './read-camt.ts'
import { readCsvStatement } from './read-csv-statement.ts'
import { type Statement, UnreadableStatement } from './statement.ts'

/** Banks write UTF-8, and older programs what Windows wrote. @throws UnreadableStatement */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** @throws UnreadableStatement */
function read(bytes: Uint8Array): Statement {
  const text = textOf(bytes)
  return text.trimStart().startsWith('<') ? readCamt(text) : readCsvStatement(text)
}

/** Runs in a thread of its own, so that a long statement keeps nobody waiting who buys. */
try {
  parentPort?.postMessage(read(workerData as Uint8Array))
} catch (error) {
  if (!(error instanceof UnreadableStatement)) throw error
  parentPort?.postMessage(null)
}
