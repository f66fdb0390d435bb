import { type StaffScope, staffScopes } from './scopes.ts'

/**
 * What those who work here may see and do, and which scopes may: decided here alone. An endpoint for staff names one of
 * these as its audience, and the back office shows this table as it stands.
 */
export const duties = {
  /** How sales, passes and hotels stand, and what waits for a person. */
  seeDashboard: ['owner', 'organiser', 'finance', 'support'],
  /** Pass types, hotels, VIP events and what of them is sold. */
  seeOffer: ['owner', 'organiser', 'finance', 'support'],
  editOffer: ['owner', 'organiser'],
  /** News, and whatever else attendees read. */
  seeContent: ['owner', 'organiser', 'finance', 'support'],
  editContent: ['owner', 'organiser'],
  /** Who may buy, and who may not: addresses and domains. */
  seeLists: ['owner', 'organiser', 'support'],
  editLists: ['owner', 'organiser'],
  /** Vouchers with their codes, each of which is worth a pass. */
  seeVouchers: ['owner', 'organiser', 'support'],
  editVouchers: ['owner', 'organiser'],
  /** Orders with their payments, refunds and documents. */
  seeOrders: ['owner', 'organiser', 'finance', 'support'],
  /** Comments on orders, ends what is not paid, sends documents again. */
  changeOrders: ['owner', 'organiser', 'finance', 'support'],
  /** Moves the stay of somebody to other days or another room. */
  changeSold: ['owner', 'organiser'],
  /** Orders for somebody, who pays by a link or by transfer. */
  makeOrders: ['owner', 'organiser', 'finance', 'support'],
  /** Gives what others pay for. */
  giveFree: ['owner', 'organiser'],
  /** Sends somebody a mail again that did not reach them. */
  sendMailsAgain: ['owner', 'organiser', 'support'],
  /** Gives money back. */
  refund: ['owner', 'organiser', 'finance'],
  /** What came into the account by transfer, and which orders it pays. */
  seeBank: ['owner', 'organiser', 'finance'],
  matchBank: ['owner', 'finance'],
  /** Invoices and credit notes of the event, and what of them is VAT. */
  seeBooks: ['owner', 'organiser', 'finance'],
  /** People with their passes, stays and orders. */
  seePeople: ['owner', 'organiser', 'finance', 'support'],
  /** Approves, rejects and grants passes, and lets people in as vendors. */
  decidePasses: ['owner', 'organiser'],
  /** Puts right what somebody is called, signs them out, sees what they see. */
  changePeople: ['owner', 'organiser', 'support'],
  /** Answers what people ask for by law: hands out all that is known of somebody, and erases them; and merges two who are one. */
  answerPeople: ['owner', 'organiser'],
  /** Lists as files, each with the columns that their other duties open to them. */
  exportLists: ['owner', 'organiser', 'finance', 'support'],
  /** Keeps views of the lists that their other duties open to them. */
  keepViews: ['owner', 'organiser', 'finance', 'support'],
  /** Finds what their other duties open to them, in one box. */
  findRecords: ['owner', 'organiser', 'finance', 'support'],
  seeWaitingRoom: ['owner', 'organiser', 'support'],
  runWaitingRoom: ['owner', 'organiser'],
  /** Which records colleagues change, as they do. */
  followChanges: ['owner', 'organiser', 'finance', 'support'],
  /** The event, its seller, mail and payment, its opening; and how the program is doing. */
  setUp: ['owner', 'organiser'],
  /** Works on the edition that everybody sees, one before it or the next. */
  chooseEdition: ['owner', 'organiser', 'finance', 'support'],
  /** Begins the event of the next year, and says which one everybody sees. */
  runEditions: ['owner'],
  /** A second factor of one's own, and codes on paper. */
  keepOwnFactors: staffScopes,
  /** Who works here and what each is let in for. */
  runTeam: ['owner'],
  /** Who of the staff did what, and when. */
  readAuditLog: ['owner'],
} as const satisfies Readonly<Record<string, readonly [StaffScope, ...StaffScope[]]>>

export type Duty = keyof typeof duties

/** Whether somebody with these scopes has the duty. */
export const hasDuty = (scopes: readonly string[], duty: Duty): boolean =>
  (duties[duty] as readonly string[]).some((scope) => scopes.includes(scope))
