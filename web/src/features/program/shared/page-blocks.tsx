import type { PageBlock } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { phoneSign } from '#ui/signs.ts'
import styles from './page-blocks.module.css'

type Of<Kind extends PageBlock['kind']> = Extract<PageBlock, { readonly kind: Kind }>

/** What leads to another page of attendees. */
export type WayTo = ComponentType<{
  readonly className?: string | undefined
  readonly to: string
  readonly hash?: string
  readonly children: ReactNode
}>

/** A piece of a page, drawn as its kind is. @param Way what leads on, where that is not this app itself. */
export function Block({ block, Way = Link }: { readonly block: PageBlock; readonly Way?: WayTo }) {
  switch (block.kind) {
    case 'text':
      return <Text block={block} Way={Way} />
    case 'table':
      return <Table block={block} />
    case 'contacts':
      return <Contacts block={block} />
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.items.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Icon name="check" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      )
    case 'emergency':
      return <Emergency block={block} />
  }
}

function Text({ block: { text, link }, Way }: { readonly block: Of<'text'>; readonly Way: WayTo }) {
  const [to = '', hash] = link?.to.split('#') ?? []
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link === null ? null : (
        <p>
          <Way className={styles.link} to={to} {...(hash === undefined ? {} : { hash })}>
            {link.text}
          </Way>
        </p>
      )}
    </>
  )
}

/** The first cell of a row names it. */
function Table({ block: { columns, rows } }: { readonly block: Of<'table'> }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Contacts({ block: { items } }: { readonly block: Of<'contacts'> }) {
  const { t } = useText()
  return (
    <ul className={styles.contacts}>
      {items.map(({ name, note, phone, email }) => (
        <li key={name}>
          <div>
            <b>{name}</b>
            {note === null ? null : <small>{note}</small>}
          </div>
          <span>
            {phone === null ? null : <Phone number={phone} label={t('Call {name}:', { name })} />}
            {email === null ? null : (
              <a href={`mailto:${email}`}>
                <Icon name="mail" />
                <span>
                  <span className="vh">{t('Write to {name}:', { name })} </span>
                  {email}
                </span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Phone({ number, label }: { readonly number: string; readonly label: string }) {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`}>
      <Icon name={phoneSign} />
      <span>
        <span className="vh">{label} </span>
        <span className="num">{number}</span>
      </span>
    </a>
  )
}

function Emergency({ block: { number, text, note, phone } }: { readonly block: Of<'emergency'> }) {
  const { t } = useText()
  return (
    <div className={styles.emergency}>
      <a className="numeral" href={`tel:${number.replaceAll(' ', '')}`}>
        <span className="vh">{t('Call the emergency number:')} </span>
        {number}
      </a>
      <p>{text}</p>
      {note === null && phone === null ? null : (
        <p className="muted">
          {note} {phone === null ? null : <Phone number={phone} label={t('Call:')} />}
        </p>
      )}
    </div>
  )
}
