/** Beside no schema, so that a page without zod can compare with it. */
export const requiredMessage = 'Please fill in this field.'
