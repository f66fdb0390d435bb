/**
 * With each answer to staff: whether the edition that they work on is the one that everybody sees, `this` or `another`. What
 * is open learns so that a colleague shows another year.
 */
export const EDITION_SHOWN = 'edition-shown'
