import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass, isVendor } from '#platform/session.ts'
import { Tag } from '#ui/badge.tsx'
import cardStyles from '#ui/card.module.css'
import homePageStyles from './home-page.module.css'
import { type Kind, kindsOf } from './kinds-of.ts'

/** What one is here beyond a guest: host, VIP, exhibitor; and where that leads. Nothing for whoever is none of these. */
export function KindCards() {
  const { data: user } = useQuery(query(readUser))
  const { data: pass } = useQuery(query(readPass))
  const held = pass && hasApprovedPass(pass) ? pass.passType : null
  const kinds = user === undefined ? [] : kindsOf(held?.codeType ?? null, isVendor(user))
  if (kinds.length === 0) return null
  return (
    <div className={homePageStyles.kinds}>
      {kinds.map((kind) => (
        <KindCard key={kind} kind={kind} description={held?.description ?? null} />
      ))}
    </div>
  )
}

interface KindCardProps {
  readonly kind: Kind
  /** What the organiser says of the pass. */
  readonly description: string | null
}

function KindCard({ kind, description }: KindCardProps) {
  const { t } = useText()
  const id = useId()
  const events = <Link to="/vip-events">{t('See your VIP events')}</Link>
  const cards: Record<Kind, { tag: ReactNode; band: string; title: string; text: string | null; way: ReactNode }> = {
    host: {
      tag: <Tag kind="host">{t('Host')}</Tag>,
      band: 'hostcard',
      title: t('You are a host'),
      text: description,
      way: events,
    },
    vip: {
      tag: <Tag kind="vip">{t('VIP')}</Tag>,
      band: 'vip',
      title: t('Your pass opens more'),
      text: description,
      way: events,
    },
    vendor: {
      tag: <Tag kind="primary">{t('Exhibitor')}</Tag>,
      band: 'standard',
      title: t('You exhibit here'),
      text: t('Pass, hotel and answers for the event are under your registration.'),
      way: <Link to="/registration">{t('Open your registration')}</Link>,
    },
    'vendor-vip': {
      tag: <Tag kind="vip">{t('Exhibitor, VIP')}</Tag>,
      band: 'vendor-vip',
      title: t('You exhibit here, as a VIP'),
      text: description,
      way: events,
    },
  }
  const { tag, band, title, text, way } = cards[kind]
  return (
    <article
      className={`${cardStyles.card} ${cardStyles.striped} ${homePageStyles.kind}`}
      data-band={band}
      aria-labelledby={id}
    >
      <p>{tag}</p>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {text === null ? null : <p className="label muted">{text}</p>}
      <p className={`label ${homePageStyles.all}`}>{way}</p>
    </article>
  )
}
