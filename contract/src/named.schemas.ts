import * as z from 'zod/mini'
import * as accommodation from './accommodation.schemas.ts'
import * as addressFields from './address-fields.schemas.ts'
import * as addresses from './addresses.schemas.ts'
import * as archive from './archive.schemas.ts'
import * as attendeeTypes from './attendee-types.schemas.ts'
import * as audit from './audit.schemas.ts'
import * as bank from './bank.schemas.ts'
import * as billing from './billing.schemas.ts'
import * as billingEntries from './billing-entries.schemas.ts'
import * as bookings from './bookings.schemas.ts'
import * as bulkActs from './bulk-acts.schemas.ts'
import * as cancellation from './cancellation.schemas.ts'
import * as credentials from './credentials.schemas.ts'
import * as dashboard from './dashboard.schemas.ts'
import * as drawing from './drawing.schemas.ts'
import * as editions from './editions.schemas.ts'
import * as eligibilityEntries from './eligibility-entries.schemas.ts'
import * as exhibitors from './exhibitors.schemas.ts'
import * as exports from './exports.schemas.ts'
import * as identity from './identity.schemas.ts'
import * as invoices from './invoices.schemas.ts'
import * as keptClashes from './kept-clashes.schemas.ts'
import * as content from './kit/content.ts'
import * as fields from './kit/fields.ts'
import * as money from './kit/money.schemas.ts'
import * as versions from './kit/versions.schemas.ts'
import * as listViews from './list-views.schemas.ts'
import * as look from './look.schemas.ts'
import * as madeOrders from './made-orders.schemas.ts'
import * as mergePeople from './merge-people.schemas.ts'
import * as newAccommodation from './new-accommodation.schemas.ts'
import * as newEdition from './new-edition.schemas.ts'
import * as newExhibitors from './new-exhibitors.schemas.ts'
import * as newNewsPost from './new-news-post.schemas.ts'
import * as newPage from './new-page.schemas.ts'
import * as newPassType from './new-pass-type.schemas.ts'
import * as newProgram from './new-program.schemas.ts'
import * as newSitePlan from './new-site-plan.schemas.ts'
import * as newSurveyQuestion from './new-survey-question.schemas.ts'
import * as newVipEvent from './new-vip-event.schemas.ts'
import * as news from './news.schemas.ts'
import * as officeAccommodation from './office-accommodation.schemas.ts'
import * as officeContracts from './office-contracts.schemas.ts'
import * as officeEditions from './office-editions.schemas.ts'
import * as officeExhibitors from './office-exhibitors.schemas.ts'
import * as officeHalls from './office-halls.schemas.ts'
import * as officeMails from './office-mails.schemas.ts'
import * as officeNews from './office-news.schemas.ts'
import * as officeNights from './office-nights.schemas.ts'
import * as officeOrders from './office-orders.schemas.ts'
import * as officePages from './office-pages.schemas.ts'
import * as officePassQuotas from './office-pass-quotas.schemas.ts'
import * as officePassTypes from './office-pass-types.schemas.ts'
import * as officePasses from './office-passes.schemas.ts'
import * as officePeople from './office-people.schemas.ts'
import * as officePerson from './office-person.schemas.ts'
import * as officeProgram from './office-program.schemas.ts'
import * as officeProgramParts from './office-program-parts.schemas.ts'
import * as officeSitePlan from './office-site-plan.schemas.ts'
import * as officeStays from './office-stays.schemas.ts'
import * as officeSurveys from './office-surveys.schemas.ts'
import * as officeTrainTickets from './office-train-tickets.schemas.ts'
import * as officeVipEvents from './office-vip-events.schemas.ts'
import * as officeVouchers from './office-vouchers.schemas.ts'
import * as officeWays from './office-ways.schemas.ts'
import * as orders from './orders.schemas.ts'
import * as passChoice from './pass-choice.schemas.ts'
import * as passTransfers from './pass-transfers.schemas.ts'
import * as passTypes from './pass-types.schemas.ts'
import * as passes from './passes.schemas.ts'
import * as platform from './platform.schemas.ts'
import * as program from './program.schemas.ts'
import * as reservations from './reservations.schemas.ts'
import * as roomingLists from './rooming-lists.schemas.ts'
import * as secondFactor from './second-factor.schemas.ts'
import * as setup from './setup.schemas.ts'
import * as signUps from './sign-ups.schemas.ts'
import * as staff from './staff.schemas.ts'
import * as surveyAnswers from './survey-answers.schemas.ts'
import * as surveys from './surveys.schemas.ts'
import * as texts from './texts.schemas.ts'
import * as trainTickets from './train-tickets.schemas.ts'
import * as vipEvents from './vip-events.schemas.ts'
import * as vipGuest from './vip-guest.schemas.ts'
import * as visaLetterRequest from './visa-letter-request.schemas.ts'
import * as visaLetters from './visa-letters.schemas.ts'
import * as voucherValue from './voucher-value.schemas.ts'
import * as waiting from './waiting.schemas.ts'
import * as waitingRoom from './waiting-room.schemas.ts'

/** The kit's first: what a feature calls the same as the kit does, has the kit's name. */
const modules: readonly object[] = [
  content,
  fields,
  money,
  versions,
  accommodation,
  addressFields,
  addresses,
  archive,
  attendeeTypes,
  audit,
  bank,
  billing,
  billingEntries,
  bookings,
  cancellation,
  credentials,
  dashboard,
  editions,
  exhibitors,
  newExhibitors,
  officeExhibitors,
  officeHalls,
  officeSitePlan,
  officeWays,
  newSitePlan,
  drawing,
  exports,
  identity,
  invoices,
  newAccommodation,
  newEdition,
  newPage,
  newPassType,
  newSurveyQuestion,
  newNewsPost,
  newVipEvent,
  news,
  officeContracts,
  officeAccommodation,
  eligibilityEntries,
  officeEditions,
  officeMails,
  officeNews,
  officeNights,
  officeOrders,
  officePasses,
  officeStays,
  madeOrders,
  officePeople,
  mergePeople,
  officePerson,
  officePages,
  newProgram,
  officeProgramParts,
  officeProgram,
  officePassTypes,
  officeVouchers,
  officeSurveys,
  officeTrainTickets,
  officeVipEvents,
  orders,
  passChoice,
  passTransfers,
  passTypes,
  passes,
  platform,
  program,
  keptClashes,
  reservations,
  roomingLists,
  secondFactor,
  setup,
  signUps,
  staff,
  surveyAnswers,
  surveys,
  look,
  texts,
  trainTickets,
  vipEvents,
  vipGuest,
  visaLetterRequest,
  visaLetters,
  bulkActs,
  listViews,
  officePassQuotas,
  voucherValue,
  waiting,
  waitingRoom,
]

/** Every schema of the contract by its name, for a document that says each once. */
export const namedSchemas: readonly (readonly [name: string, schema: z.ZodMiniType])[] = modules.flatMap((module) =>
  Object.entries(module)
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)
