/** What staff do that changes an order: whoever has it open is told, and its timeline has words for each. */
export const orderActs = [
  'accommodation.changeStay',
  'bank.allotBankEntry',
  'bank.allotSureMatches',
  'bank.markTransferredBack',
  'invoices.sendOrderDocument',
  'madeOrders.giveOrder',
  'madeOrders.makeOrder',
  'mails.sendMailAgain',
  'orders.commentOnOrder',
  'orders.correctOfficeBilling',
  'orders.decideVatCheck',
  'orders.endOrder',
  'orders.refundOrder',
  'passes.approvePasses',
  'passes.changePass',
  'passes.rejectPass',
] as const
