import type { Duty } from '@foyer/contract/kit/duties'
import { useText } from '#platform/messages/messages.ts'

/** What staff may see and do, in the order in which it is shown. */
export function useDutyWords(): Readonly<Record<Duty, string>> {
  const { t } = useText()
  return {
    seeDashboard: t('See how sales, passes and hotels stand, and what waits for somebody'),
    seeOffer: t('See pass types, hotels and VIP events, and what of them is sold'),
    editOffer: t('Change pass types, hotels and VIP events'),
    seeContent: t('See the news as they are written'),
    editContent: t('Write the news and take them back'),
    seeLists: t('See who may buy, and ask what happens to an address'),
    editLists: t('Bar addresses from buying, or let them in'),
    seeVouchers: t('See vouchers, their codes and what became of them'),
    editVouchers: t('Make vouchers and stop them'),
    seeOrders: t('See orders with their payments, refunds and documents'),
    exportLists: t('Take lists as files'),
    keepViews: t('Keep views of lists'),
    findRecords: t('Find people, orders, invoices, vouchers and hotels in one box, as far as the other duties go'),
    changeOrders: t('Comment on orders, end unpaid ones, send documents again'),
    changeSold: t('Move somebody’s stay'),
    makeOrders: t('Order for somebody, who pays by a link or by transfer'),
    giveFree: t('Give for free what others pay for'),
    sendMailsAgain: t('Send people again what did not reach them'),
    refund: t('Give money back'),
    seeBank: t('See what came into the account by transfer'),
    seeBooks: t('See all invoices and credit notes, and the VAT in them'),
    matchBank: t('Give transfers to orders, and send money back'),
    seePeople: t('See people with their passes, stays and orders'),
    decidePasses: t('Approve, reject and give passes, and let people in as vendors'),
    changePeople: t('Correct what somebody is called, sign them out, see the app as they do'),
    answerPeople: t('Hand out what is known of somebody, erase them, merge two who are one'),
    seeWaitingRoom: t('See who waits for the sale'),
    runWaitingRoom: t('Turn the waiting room on and off'),
    followChanges: t('See at once what colleagues change'),
    setUp: t('Set the event up and open the sale'),
    chooseEdition: t('Work on the event of any year'),
    runEditions: t('Begin the next year, and say which one everybody sees'),
    keepOwnFactors: t('Set up a second factor of their own'),
    runTeam: t('Invite colleagues and change what they may do'),
    readAuditLog: t('Read who did what, and when'),
  }
}
