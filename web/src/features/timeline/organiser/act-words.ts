import type { AuditedRecord } from '@foyer/contract/kit/audited-records'
import { useText } from '#platform/messages/messages.ts'

type Words = Readonly<Partial<Record<string, string>>>

/** The kinds of records that staff change, by the name that the log has for them. */
export function useRecordWords(): Readonly<Record<AuditedRecord, string>> {
  const { t } = useText()
  return {
    'pass-type': t('Pass type'),
    'pass-quota': t('Shared quota'),
    'voucher-batch': t('Vouchers'),
    export: t('Export'),
    'saved-export': t('Kept export'),
    'list-view': t('View of a list'),
    'bulk-act': t('Act upon many people'),
    'vip-event': t('VIP event'),
    'survey-question': t('Survey question'),
    'train-ticket-type': t('Train ticket'),
    'news-post': t('Post'),
    page: t('Page'),
    'page-order': t('Order of pages'),
    'stage-order': t('Order of stages'),
    'program-import': t('Table of the programme'),
    exhibitor: t('Exhibitor'),
    hall: t('Hall'),
    'hall-order': t('Order of halls'),
    'site-plan': t('Site plan'),
    ways: t('Ways and entrances'),
    'product-category': t('Category'),
    session: t('Session'),
    track: t('Track'),
    stage: t('Stage'),
    speaker: t('Speaker'),
    accommodation: t('Hotel'),
    room: t('Room'),
    'rooming-list': t('Rooming list'),
    'eligibility-entry': t('Line of a list'),
    edition: t('Event'),
    staff: t('Roles'),
    'staff-invitation': t('Invitation'),
    'second-factor': t('Second factor'),
    'waiting-room': t('Waiting room'),
    user: t('Account'),
    person: t('Person'),
    pass: t('Pass'),
    order: t('Order'),
    'bank-entry': t('Money of the account'),
    'bank-statement': t('Bank statement'),
    'payment-alarm': t('Alarm'),
    mail: t('Mail'),
  }
}

/** What was done to what attendees read. */
function useContentActs(): Words {
  const { t } = useText()
  return {
    'news.addPost': t('wrote a post'),
    'news.changePost': t('changed a post'),
    'news.withdrawPost': t('took a post back'),
    'news.setPicture': t('put a picture above a post'),
    'program.addSession': t('added a session'),
    'program.changeSession': t('changed a session'),
    'program.moveSession': t('moved a session'),
    'program.cancelSession': t('cancelled a session'),
    'program.addTrack': t('added a track'),
    'program.changeTrack': t('changed a track'),
    'program.removeTrack': t('removed a track'),
    'program.addStage': t('added a stage'),
    'program.importTable': t('took in a table of the programme'),
    'program.arrangeStages': t('put the stages into another order'),
    'program.setPortrait': t('gave a speaker a picture'),
    'program.removePortrait': t('removed the picture of a speaker'),
    'program.changeStage': t('changed a stage'),
    'program.removeStage': t('removed a stage'),
    'program.addSpeaker': t('added a speaker'),
    'program.changeSpeaker': t('changed a speaker'),
    'program.removeSpeaker': t('removed a speaker'),
    'exhibitors.addExhibitor': t('added an exhibitor'),
    'exhibitors.changeExhibitor': t('changed an exhibitor'),
    'exhibitors.removeExhibitor': t('removed an exhibitor'),
    'exhibitors.importExhibitors': t('took in exhibitors'),
    'exhibitors.addHall': t('added a hall'),
    'exhibitors.changeHall': t('changed a hall'),
    'exhibitors.removeHall': t('removed a hall'),
    'exhibitors.arrangeHalls': t('put the halls into another order'),
    'exhibitors.addStand': t('added a stand'),
    'exhibitors.changeStand': t('changed a stand'),
    'exhibitors.removeStand': t('removed a stand'),
    'exhibitors.setDrawing': t('gave a hall a drawing'),
    'exhibitors.removeDrawing': t('took the drawing of a hall away'),
    'exhibitors.saveSitePlan': t('changed the site plan'),
    'exhibitors.removeSitePlan': t('removed the site plan'),
    'exhibitors.saveWays': t('changed the ways'),
    'exhibitors.addProductCategory': t('added a category'),
    'program.addPage': t('wrote a page'),
    'program.changePage': t('changed a page'),
    'program.arrangePages': t('put the pages into another order'),
    'program.removePage': t('removed a page'),
  }
}

/** What was done to events for some and to journeys. */
function useOfferActs(): Words {
  const { t } = useText()
  return {
    'surveys.addQuestion': t('asked a question in the survey'),
    'surveys.changeQuestion': t('changed a question of the survey'),
    'surveys.replaceQuestion': t('asked a question of the survey anew'),
    'surveys.closeQuestion': t('closed a question of the survey, or opened it'),
    'surveys.removeQuestion': t('removed a question of the survey'),
    'surveys.orderQuestions': t('ordered the questions of the survey'),
    'trainTickets.addTrainTicketType': t('added a train ticket'),
    'trainTickets.changeTrainTicketType': t('changed a train ticket'),
    'trainTickets.addTrainTicketCodes': t('added codes to a train ticket'),
    'trainTickets.removeTrainTicketCode': t('removed a code of a train ticket'),
    'vipEvents.addVipEvent': t('added a VIP event'),
    'vipEvents.changeVipEvent': t('changed a VIP event'),
    'vipEvents.cancelVipEvent': t('cancelled a VIP event'),
  }
}

/** What was done with lists that leave as files. */
function useExportActs(): Words {
  const { t } = useText()
  return {
    'exports.beginExport': t('began an export'),
    'exports.beginAgain': t('began an export again'),
    'exports.beginDueExport': t('had an export begin by itself that was due'),
    'exports.removeExport': t('removed an export'),
    'exports.saveExport': t('kept an export'),
    'exports.scheduleExport': t('had an export begin by itself, or no more'),
    'exports.forgetSavedExport': t('removed a kept export'),
    'bulkActs.beginAct': t('began something for many people'),
    'bulkActs.putActAway': t('put a result away'),
    'listViews.saveView': t('saved a view'),
    'listViews.changeView': t('changed a view'),
    'listViews.removeView': t('removed a view'),
  }
}

/** What was done to orders, and to money of the account. */
function useOrderActs(): Words {
  const { t } = useText()
  return {
    'orders.commentOnOrder': t('commented on an order'),
    'orders.refundOrder': t('gave money back'),
    'orders.endOrder': t('ended an order'),
    'orders.correctOfficeBilling': t('corrected to whom an order is invoiced'),
    'orders.decideVatCheck': t('decided about the VAT of an order'),
    'orders.closePaymentAlarm': t('closed an alarm'),
    'accommodation.changeStay': t('changed a stay'),
    'invoices.sendOrderDocument': t('sent a document again'),
    'bank.recordBankEntry': t('entered money of the account'),
    'bank.takeStatement': t('took in a bank statement'),
    'bank.allotBankEntry': t('matched money of the account'),
    'bank.allotSureMatches': t('matched money of the account'),
    'bank.sendEntryBack': t('sent money of the account back'),
    'bank.markTransferredBack': t('noted that money was transferred back'),
    'madeOrders.makeOrder': t('ordered for a person'),
    'madeOrders.giveOrder': t('gave for free what others pay for'),
  }
}

/** What was done, by the endpoint that did it. One that is not named here stands in the log as it is called there. */
export function useActWords(): Words {
  const { t } = useText()
  const [ofContent, ofExports, ofOffer] = [useContentActs(), useExportActs(), useOfferActs()]
  const [ofOrders, ofSetup, ofTeam] = [useOrderActs(), useSetupActs(), useTeamActs()]
  return {
    ...ofContent,
    ...ofExports,
    ...ofOffer,
    ...ofOrders,
    ...ofSetup,
    ...ofTeam,
    'passes.addPassType': t('added a pass type'),
    'passes.changePassType': t('changed a pass type'),
    'passes.addEligibilityEntries': t('put addresses into a list'),
    'passes.removeEligibilityEntry': t('took a line out of a list'),
    'passes.makeVoucherBatch': t('made vouchers'),
    'passes.stopVoucherBatch': t('stopped a batch of vouchers'),
    'passes.stopVoucher': t('stopped a voucher'),
    'accommodation.addPicture': t('added a picture of a hotel'),
    'accommodation.changeNights': t('changed nights of a hotel'),
    'accommodation.addAccommodation': t('added a hotel'),
    'accommodation.changeAccommodation': t('changed a hotel'),
    'accommodation.arrangePictures': t('changed the pictures of a hotel'),
    'accommodation.addRoom': t('added a kind of room'),
    'accommodation.changeRoom': t('changed a kind of room'),
    'accommodation.addRoomPicture': t('added a picture of a room'),
    'accommodation.arrangeRoomPictures': t('changed the pictures of a room'),
    'accommodation.saveContract': t('changed the contract with a hotel'),
    'accommodation.releaseRooms': t('gave unsold rooms back at the cut-off date'),
    'accommodation.sendRoomingList': t('sent a rooming list to a hotel'),
    'waitingRoom.setWaitingRoom': t('changed the waiting room'),
    'passes.approvePasses': t('approved passes'),
    'passes.rejectPass': t('rejected a pass'),
    'passes.grantPass': t('gave a pass'),
    'passes.changePass': t('changed a pass'),
    'mails.sendMailAgain': t('sent a mail again'),
    'identity.noteOnPerson': t('wrote a note about a person'),
    'identity.tagVendor': t('let a person in as a vendor'),
    'identity.untagVendor': t('took a vendor’s tag away'),
    'identity.addPerson': t('added a person'),
    'identity.correctPerson': t('corrected a person'),
    'identity.signPersonOut': t('signed a person out everywhere'),
    'identity.seePerson': t('saw the app as a person does'),
    'identity.exportPerson': t('handed out the data of a person'),
    'identity.erasePerson': t('erased a person'),
    'identity.mergePeople': t('merged two accounts of a person'),
  }
}

/** What was done to who works here, and to their second factors. */
function useTeamActs(): Words {
  const { t } = useText()
  return {
    'identity.inviteOwnerAtServer': t('invited an owner, by a command at the server'),
    'identity.inviteStaff': t('invited a colleague'),
    'identity.acceptStaffInvitation': t('accepted an invitation'),
    'identity.sendStaffInvitationAgain': t('sent an invitation again'),
    'identity.withdrawStaffInvitation': t('took an invitation back'),
    'identity.changeScopes': t('changed roles'),
    'identity.resetSecondFactor': t('took a second factor away'),
    'identity.proveByCode': t('showed a second factor'),
    'identity.proveByPasskey': t('showed a second factor'),
    'identity.keepTotp': t('set up an app'),
    'identity.removeTotp': t('removed an app'),
    'identity.addPasskey': t('added a passkey'),
    'identity.removePasskey': t('removed a passkey'),
    'identity.renewRecoveryCodes': t('made new recovery codes'),
  }
}

function useSetupActs(): Words {
  const { t } = useText()
  return {
    'passes.addPassQuota': t('added a shared quota'),
    'passes.changePassQuota': t('changed a shared quota'),
    'passes.removePassQuota': t('removed a shared quota'),
    'setup.claimOwnership': t('came in as the first owner'),
    'setup.saveEvent': t('changed the event'),
    'setup.saveSeller': t('changed the seller'),
    'setup.saveMail': t('changed the mail settings'),
    'setup.sendTestMail': t('sent a test mail'),
    'setup.saveCancellation': t('changed what is kept of cancellations'),
    'setup.saveTexts': t('changed texts of the event'),
    'setup.saveLook': t('changed how the event looks'),
    'setup.setBanner': t('set the partner’s picture'),
    'setup.removeBanner': t('took the partner’s picture away'),
    'setup.setLogo': t('set a logo'),
    'setup.removeLogo': t('took a logo away'),
    'setup.planOpening': t('planned the opening of the sale'),
    'setup.beginNextEdition': t('began the next event'),
    'setup.makeEditionCurrent': t('made an event the current one'),
  }
}
