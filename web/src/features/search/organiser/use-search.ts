import { findRecords } from '@foyer/contract/office-search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#platform/api.ts'

/** So long somebody pauses who wants to know, in milliseconds. */
const TYPING_PAUSE_MS = 180
/** Below that everything begins so. */
const LEAST_SIGNS = 2

/** What is found for what somebody types: asked for once they pause; a question that they typed past is broken off. */
export function useSearch(typed: string) {
  const wanted = typed.trim().replaceAll(/\s+/g, ' ')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setSettled(wanted), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [wanted])
  const isAsked = settled.length >= LEAST_SIGNS && wanted.length >= LEAST_SIGNS
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query(findRecords, { query: { q: settled } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // A record that was made a moment ago is looked for as well.
    staleTime: 0,
    gcTime: 30_000,
  })
  const isOfThis = settled === wanted && !isPlaceholderData
  return {
    /** What the answer is for; it may lag behind what is typed. */
    asked: settled,
    found: isAsked ? data : undefined,
    error: isAsked && isOfThis ? error : null,
    /** Nothing of what stands there is of words that were typed before. */
    isOfThis: isAsked && isOfThis && data !== undefined,
    isAsked: wanted.length >= LEAST_SIGNS,
    retry: () => void refetch(),
  }
}
