import { createDownload } from '@foyer/contract/platform'
import { useState } from 'react'
import { send } from './api.ts'
import { useText } from './messages/messages.ts'
import { ProblemError } from './problem-error.ts'

/** Opens a document by a one-time address, because the browser itself sends no token. */
export const useDownload = (path: string) =>
  useOpening(async () => (await send(createDownload, { body: { path } })).url)

/** Leads the browser to an address that the server is asked for when somebody wants to go there. */
export function useOpening(ask: () => Promise<string>) {
  const { t } = useText()
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<ProblemError | null>(null)
  const open = async () => {
    if (isOpening) return
    setProblem(null)
    setIsOpening(true)
    try {
      location.assign(await ask())
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblem(error)
    } finally {
      setIsOpening(false)
    }
  }
  return { isOpening, open: () => void open(), word: problem === null ? '' : t(problem.detail) }
}
