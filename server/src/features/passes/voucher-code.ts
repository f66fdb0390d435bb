/** The code as it is compared: people leave out hyphens, add blanks and mind no case. */
export function voucherKey(code: string): string {
  return code.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
}
