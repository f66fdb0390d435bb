import { AttendeeType } from '@foyer/contract/attendee-types.schemas'
import type { Address, Profile, Session, User } from '@foyer/contract/identity'
import { Scope } from '@foyer/contract/identity.schemas'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Addresses, Sessions } from '#platform/database/database-types'
import { spokenLocale } from '#platform/ground/words'
import type { UserRow } from './identity.queries.ts'

const Scopes = z.array(Scope)

const imageUrl = (user: Pick<UserRow, 'image_id'>): string | null =>
  user.image_id === null ? null : `/api/image/${user.image_id}`

export function presentUser(user: UserRow): User {
  const attendeeType = z.safeParse(AttendeeType, user.attendee_type)
  return {
    uuid: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    image: imageUrl(user),
    companyName: user.company_name,
    jobTitle: user.job_title,
    phone: user.phone,
    vatId: user.vat_id,
    attendeeType: attendeeType.success ? attendeeType.data : null,
    locale: spokenLocale(user.locale),
    tags: [...user.tags],
    scope: z.parse(Scopes, user.scopes),
  }
}

export function presentProfile(user: UserRow): Profile {
  return { firstName: user.first_name, lastName: user.last_name, image: imageUrl(user) }
}

export function presentAddress(row: Selectable<Addresses>): Address {
  return {
    id: row.id,
    type: row.type,
    addressLine1: row.address_line_1,
    addressLine2: row.address_line_2,
    zip: row.zip,
    city: row.city,
    state: row.state,
    countryId: row.country_id,
  }
}

export function presentSession(row: Selectable<Sessions>, currentId: string): Session {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    device: row.device,
    current: row.id === currentId,
  }
}
