/** What the register says of a VAT ID. `silent`: it could not say, which is no verdict on the number. */
export interface VatIdVerdict {
  readonly verdict: 'registered' | 'not-registered' | 'silent'
  /** The register's own name of the question, which proves to a tax office that it was asked. */
  readonly consultation: string | null
}

/** The Union's register of VAT IDs. Only it knows whether a well-formed number is somebody's. */
export interface VatRegister {
  /**
   * Never throws: whatever goes wrong is silence.
   * @param vatId as `checkVatId` spells it.
   * @param requester the seller's own VAT ID in the same spelling: without it there is no consultation number.
   */
  ask(vatId: string, requester: string | null): Promise<VatIdVerdict>
}

export const silence: VatIdVerdict = { verdict: 'silent', consultation: null }
