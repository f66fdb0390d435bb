import { createContext, useContext } from 'react'

/** The words that components say by themselves. The app hands them over in the reader's language. */
export interface UiTexts {
  readonly show: string
  readonly hide: string
  readonly close: string
  readonly sending: string
  readonly loading: string
  readonly optional: string
  readonly problem: string
  readonly copy: string
  readonly copied: string
  readonly messages: string
  readonly choose: string
  readonly noMatch: string
  /** Before the name of the step that one is at. */
  readonly step: (at: number, of: number) => string
}

const englishTexts: UiTexts = {
  show: 'Show',
  hide: 'Hide',
  close: 'Close',
  sending: 'sending',
  loading: 'Loading',
  optional: '(optional)',
  problem: 'There is a problem',
  copy: 'Copy',
  copied: 'Copied',
  messages: 'Messages',
  choose: 'Please choose',
  noMatch: 'Nothing matches.',
  step: (at, of) => `Step ${at} of ${of}:`,
}

export const UiTextsContext = createContext<UiTexts>(englishTexts)

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext)
}
