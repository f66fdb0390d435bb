/** A pass code as it is read aloud: four signs at a time. */
export const codeGroups = (code: string): string => code.replace(/.{4}(?=.)/gu, '$& ')
