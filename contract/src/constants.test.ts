import { expect, test } from 'vitest'
import * as constants from './constants.ts'

// Specification, section 9.
test('the business constants are those of the specification', () => {
  expect(constants).toMatchObject({
    TOAST_MS: 4000,
    MINIMUM_FETCH_DELAY_MS: 200,
    BREAKPOINTS: { phoneWide: 576, desktop: 992, wide: 1140 },
    PART_RELOAD_MS: 60_000,
    VENDOR_TAG_ID: 2,
    AVATAR: { size: 56, dpr: 2 },
    SURVEY_SKIP: 'skip',
  })
})
