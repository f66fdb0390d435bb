import { useState } from 'react'
import { Tag } from './badge.tsx'
import { Button } from './button.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Filter, Filters } from './filters.tsx'
import { Gauge } from './gauge.tsx'
import { PageHead } from './page-head.tsx'
import { PartsNav } from './parts-nav.tsx'
import { QrCode } from './qr-code.tsx'
import { Sign } from './sign.tsx'
import { Sparkline } from './sparkline.tsx'
import { Trail } from './trail.tsx'

interface Line {
  readonly number: string
  readonly buyer: string
  readonly total: string
  readonly isPaid: boolean
}

const lines: readonly Line[] = [
  { number: 'MS25-4801', buyer: 'Nordwerk Systems GmbH', total: '1,499.00 €', isPaid: true },
  { number: 'MS25-4802', buyer: 'Lena Hartwig', total: '499.00 €', isPaid: false },
]

const columns: readonly Column<Line>[] = [
  { key: 'number', head: 'Order', cell: ({ number }) => number, at: 'title' },
  { key: 'buyer', head: 'Buyer', cell: ({ buyer }) => buyer, at: 'note' },
  { key: 'total', head: 'Total', cell: ({ total }) => total, isNumber: true, at: 'side' },
  {
    key: 'state',
    head: 'Status',
    cell: ({ isPaid }) => (isPaid ? <Tag kind="success">Paid</Tag> : <Tag kind="warning">Open</Tag>),
    at: 'state',
  },
]

/** Three squares of finders, and nothing to read: what a code looks like. */
const drawing = {
  size: 21,
  path: [
    [0, 0],
    [14, 0],
    [0, 14],
  ]
    .map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
    .join(''),
}

/** What the pages of the back office are made of. */
export function OfficeGallery() {
  return (
    <>
      <PartsNav label="Parts of the page" parts={[{ id: 'signs', name: 'Signs and codes' }]} />
      <ListParts />
      <Figures />
      <section id="signs">
        <h2>Signs and codes</h2>
        <div className="row">
          <Sign label="Hall" hall="5" />
          <Sign label="Hall" hall="5" room="B" size="medium" />
          <Sign label="Stand" hall="5" room="A12" size="large" />
          <div style={{ width: '7rem' }}>
            <QrCode drawing={drawing} label="A code that says nothing" />
          </div>
        </div>
      </section>
    </>
  )
}

function ListParts() {
  const [state, setState] = useState('')
  const shown = lines.filter(({ isPaid }) => state === '' || isPaid === (state === 'paid'))
  return (
    <section>
      <h2>Lists</h2>
      <PageHead
        title="Orders"
        note="The newest first."
        actions={
          <Button isSmall onClick={() => {}}>
            New order
          </Button>
        }
      />
      <Filters>
        <Filter
          id="g-state"
          label="Status"
          all="Anything"
          choices={[
            ['paid', 'Paid'],
            ['open', 'Open'],
          ]}
          value={state}
          onChange={setState}
        />
      </Filters>
      <Trail
        happenings={[
          { key: 2, what: 'Paid', aside: '1,499.00 €', note: '18 August 2025, 09:06' },
          { key: 1, what: 'Placed', note: '18 August 2025, 09:02', more: 'By card' },
        ]}
      />
      <DataTable label="Lines of a table" columns={columns} rows={shown} keyOf={({ number }) => number} />
    </section>
  )
}

function Figures() {
  return (
    <section>
      <h2>Figures</h2>
      <div className="stack">
        <Gauge of={100} sold={59} held={3} label="59 of 100, 38 free" />
        <Gauge of={100} sold={38} held={5} needed={55} label="38 of 100, 17 behind" />
        <Gauge of={100} sold={100} held={0} label="All of 100" />
        <Gauge of={null} sold={7} held={2} label="7 sold, 2 held, without end" />
        <div className="row">
          <Sparkline values={[1, 3, 4, 8, 9, 14]} />
          <Sparkline values={[1, 3, 4, 8, 9, 14]} before={[2, 3, 5, 6, 8, 11]} />
          <Sparkline values={[4, 4, 4]} />
        </div>
      </div>
    </section>
  )
}
