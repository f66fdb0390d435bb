import type { Setup } from '@foyer/contract/setup'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LatestChanges } from '#features/audit'
import { StaffList } from '#features/identity'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { PageHead } from '#ui/page-head.tsx'
import { PartsNav } from '#ui/parts-nav.tsx'
import { EventForm } from '../event-form.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { ColourForm } from './colour-form.tsx'
import { Logos } from './logos.tsx'
import { RestOfSetup } from './rest-of-setup.tsx'
import styles from './settings.module.css'
import { TextsForm } from './texts-form.tsx'

/** All parts of the settings that somebody may see, one under the other. */
export function SettingsView({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const [seesStaff, seesLog] = [useHasDuty('runTeam'), useHasDuty('readAuditLog')]
  const parts = useParts({ seesStaff, seesLog })
  return (
    <>
      <PageHead title={t('Settings')} note={`${setup.product} ${setup.year}`} />
      <PartsNav label={t('Parts of the settings')} parts={parts} />
      <div className={styles.two}>
        <Part id="edition" name={t('Edition')} aside={<Standing setup={setup} />}>
          <EventForm setup={setup} />
        </Part>
        <div>
          <Part id="colours" name={t('Colours')} aside={t('checked as you type')}>
            <ColourForm setup={setup} />
          </Part>
          <Part id="logo" name={t('Logo')} aside={t('saved as it is chosen')}>
            <Logos setup={setup} />
          </Part>
          <Part id="banner" name={t('Partner')} aside={t('saved as it is chosen')}>
            <BannerPicture setup={setup} />
          </Part>
        </div>
      </div>
      <Part
        id="texts"
        name={t('Texts')}
        aside={t('{languages, plural, one {in one language} other {in # languages side by side}}', {
          languages: setup.languages.length,
        })}
      >
        <TextsForm setup={setup} />
      </Part>
      <Part id="sale" name={t('Seller and sale')} aside={t('each has a page of its own')}>
        <RestOfSetup setup={setup} />
      </Part>
      {seesStaff ? (
        <Part id="staff" name={t('Staff')} aside={<Link to="/organiser/staff">{t('Invite or change')}</Link>}>
          <StaffList />
        </Part>
      ) : null}
      {seesLog ? (
        <Part
          id="log"
          name={t('Audit log')}
          aside={
            <Link to="/organiser/audit-log" search={{ record: 'edition' }}>
              {t('All changes')}
            </Link>
          }
        >
          <LatestChanges record="edition" />
        </Part>
      ) : null}
    </>
  )
}

/** What the page has for somebody, in its order. */
function useParts({ seesStaff, seesLog }: { readonly seesStaff: boolean; readonly seesLog: boolean }) {
  const { t } = useText()
  return [
    { id: 'part-edition', name: t('Edition') },
    { id: 'part-colours', name: t('Colours') },
    { id: 'part-logo', name: t('Logo') },
    { id: 'part-banner', name: t('Partner') },
    { id: 'part-texts', name: t('Texts') },
    { id: 'part-sale', name: t('Seller and sale') },
    ...(seesStaff ? [{ id: 'part-staff', name: t('Staff') }] : []),
    ...(seesLog ? [{ id: 'part-log', name: t('Audit log') }] : []),
  ]
}

interface PartProps {
  readonly id: string
  readonly name: string
  /** At the side of its name: what stands about it, or where more of it is. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

function Part({ id, name, aside, children }: PartProps) {
  return (
    <section className={styles.part} id={`part-${id}`} aria-labelledby={`part-${id}-name`}>
      <header>
        <h2 id={`part-${id}-name`} tabIndex={-1}>
          {name}
        </h2>
        <p className="label muted">{aside}</p>
      </header>
      {children}
    </section>
  )
}

function Standing({ setup: { openedAt, opensAt, timeZone } }: { readonly setup: Setup }) {
  const { t, locale } = useText()
  const day = (at: string) => formatLongDay(dayAt(new Date(at), timeZone), locale)
  if (openedAt !== null) return t('sale open since {day}', { day: day(openedAt) })
  return opensAt === null ? t('sale not open') : t('sale opens on {day}', { day: day(opensAt) })
}
