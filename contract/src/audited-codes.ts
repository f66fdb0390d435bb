import type { Amenity, Board } from './accommodation.schemas.ts'
import type { BulkKind } from './bulk-acts.schemas.ts'
import type { ExportColumnId, ExportKind } from './export-columns.ts'
import type { Scope } from './identity.schemas.ts'
import type { AuditedField } from './kit/audited-fields.ts'
import type { Settlement } from './made-orders.schemas.ts'
import type { MailKind } from './office-mails.schemas.ts'
import type { RefundReason } from './office-order-acts.schemas.ts'
import type { OrderStatus } from './orders.schemas.ts'
import type { CodeType, PassReason, PassStatus } from './pass-types.schemas.ts'
import type { SessionLevel } from './program.schemas.ts'
import type { ProgramTableKind } from './program-import.schemas.ts'
import type { QuestionType } from './survey-answers.schemas.ts'
import type { TrainClass } from './train-tickets.schemas.ts'
import type { ViewedList } from './viewed-lists.ts'
import type { WaitingRoomMode } from './waiting-room.schemas.ts'

type AlarmKind =
  | 'charge-does-not-fit'
  | 'check-fails'
  | 'delivery-failed'
  | 'end-fails'
  | 'payment-disputed'
  | 'refund-failed'

/** The fields of the audit log in which codes of the program stand, with all of each. What stands in others was written by people. */
export interface AuditedCodes {
  readonly amenities: Amenity
  readonly board: Board
  readonly class: TrainClass
  readonly codeType: CodeType
  readonly columns: ExportColumnId
  readonly every: 'day' | 'week'
  readonly format: 'csv' | 'xlsx' | 'camt.053'
  readonly kind: AlarmKind | BulkKind | ExportKind | ProgramTableKind
  readonly level: SessionLevel
  readonly list: ViewedList | 'paid' | 'paid-upgrade' | 'voucher' | 'blacklist' | 'whitelist'
  readonly mail: MailKind
  readonly mode: WaitingRoomMode
  readonly openTo: CodeType
  readonly passStatus: PassStatus
  readonly reason: RefundReason | PassReason
  readonly scope: Scope
  readonly scopes: Scope
  readonly settlement: Settlement | 'free'
  readonly shown: 'app' | 'paper' | 'passkey'
  readonly state: 'invited' | 'accepted' | 'withdrawn'
  readonly status: OrderStatus | PassStatus
  readonly type: QuestionType
  readonly vatCheck: 'due' | 'given-back' | 'refused' | 'unanswered' | 'kept'
  readonly wayKind: 'walk' | 'shuttle' | 'train'
}

type Written<Code> = Code | readonly Code[] | null

/** What a record may be said to be like: anything, and in a field of codes those alone. */
export type AuditedValues<Field extends AuditedField> = {
  readonly [One in Field]?: One extends keyof AuditedCodes ? Written<AuditedCodes[One]> : unknown
}
