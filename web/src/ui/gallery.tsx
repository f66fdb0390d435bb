import { useState } from 'react'
import { Avatar } from './avatar.tsx'
import { Badge, Tag } from './badge.tsx'
import { Button, type ButtonVariant } from './button.tsx'
import { CheckField } from './check-field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Dialog, WaysOut } from './dialog.tsx'
import { EmailAddress } from './email-address.tsx'
import { Empty } from './empty.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Facts } from './facts.tsx'
import fareStyles from './fare.module.css'
import { Fare } from './fare.tsx'
import styles from './gallery.module.css'
import { Icon } from './icon.tsx'
import { Lock } from './lock.tsx'
import { Note } from './note.tsx'
import { OfficeGallery } from './office-gallery.tsx'
import { PasswordField } from './password-field.tsx'
import { RuleList } from './rule-list.tsx'
import { SelectField } from './select-field.tsx'
import { Sheet } from './sheet.tsx'
import { Skeleton } from './skeleton.tsx'
import { Steps } from './steps.tsx'
import { SumBox, SumList } from './sum-box.tsx'
import { TextField } from './text-field.tsx'

const variants: ButtonVariant[] = ['primary', 'ink', 'line', 'danger', 'text']
const patterns = ['standard', 'badge-vip', 'host', 'vip', 'vendor-vip']
const noop = () => {}

/** Every component in every state, for whoever builds or judges a screen. It speaks the builders' English. */
export function Gallery() {
  return (
    <div className={styles.kit}>
      <Lock numeral={63} title="Components">
        <strong>days</strong> until the halls open
      </Lock>
      <BadgesAndTags />
      <Buttons />
      <Fields />
      <Sale />
      <Messages />
      <SumsAndSheet />
      <OfficeGallery />
      <Icons />
    </div>
  )
}

function BadgesAndTags() {
  return (
    <section>
      <h2>Badges and tags</h2>
      <div className="stack">
        <div className="row">
          {patterns.map((pass) => (
            <Badge key={pass} band={pass}>
              {pass}
            </Badge>
          ))}
        </div>
        <div className="row">
          <Tag>Draft</Tag>
          {(['success', 'info', 'warning', 'danger', 'type', 'train', 'vip', 'host', 'primary'] as const).map(
            (kind) => (
              <Tag key={kind} kind={kind}>
                {kind}
              </Tag>
            ),
          )}
        </div>
        <div className="row">
          <Avatar name="Lena Hartwig" image={null} />
          <Avatar name="Lena Hartwig" image={null} size={56} />
        </div>
      </div>
    </section>
  )
}

function Buttons() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section>
      <h2>Buttons</h2>
      <div className="stack">
        {variants.map((variant) => (
          <div key={variant} className="row">
            <Button variant={variant} type="submit">
              Continue
            </Button>
            <Button variant={variant} isSmall onClick={noop}>
              Small
            </Button>
            <Button variant={variant} isSending>
              Continue
            </Button>
          </div>
        ))}
        <div>
          <Button variant="line" onClick={() => setIsOpen(true)}>
            Open a dialog
          </Button>
        </div>
        <Dialog isOpen={isOpen} title="Erase this?" onClose={() => setIsOpen(false)}>
          <p>It cannot be brought back.</p>
          <WaysOut back="Keep" onClose={() => setIsOpen(false)}>
            <Button variant="danger" onClick={() => setIsOpen(false)}>
              Erase
            </Button>
          </WaysOut>
        </Dialog>
      </div>
    </section>
  )
}

function Fields() {
  const [choice, setChoice] = useState<'a' | 'b' | null>('a')
  const [isChecked, setIsChecked] = useState(true)
  const [text, setText] = useState('Nordwerk Systems GmbH')
  return (
    <section>
      <h2>Fields</h2>
      <div className="stack">
        <ErrorSummary problems={[]} />
        <TextField id="g-text" label="Company" value={text} onChange={setText} hint="As on the invoice." />
        <TextField
          id="g-bad"
          label="Arrival"
          value="Sun 26 Oct"
          onChange={noop}
          error="Enter an arrival date before 24 Oct"
        />
        <TextField id="g-code" label="VAT ID" isOptional value="DE136695976" onChange={noop} look="code" />
        <PasswordField id="g-password" label="Password" value="Secret-1" onChange={noop}>
          <RuleList
            rules={[
              { id: '1', text: '8 characters or more', isKept: true },
              { id: '2', text: 'A number', isKept: false },
            ]}
            verdicts={['Strength: Weak. Password is too weak.', 'Strength: Good']}
            verdict="Strength: Good"
          />
        </PasswordField>
        <CheckField id="g-check" checked={isChecked} onChange={setIsChecked}>
          Ship to the billing address
        </CheckField>
        <ChoiceList
          id="g-choice"
          legend="What do you do?"
          value={choice}
          onChange={setChoice}
          choices={[
            { value: 'a', label: 'Managed service provider', hint: 'We run IT for other companies' },
            { value: 'b', label: 'Reseller' },
          ]}
        />
      </div>
    </section>
  )
}

function Sale() {
  return (
    <section>
      <h2>Sale</h2>
      <div className="stack">
        <Steps
          label="Steps"
          steps={[
            { name: 'What you do', state: 'done' },
            { name: 'Your pass', state: 'current' },
            { name: 'Payment', state: 'ahead' },
          ]}
        />
        <div className={fareStyles.list}>
          {patterns.slice(0, 3).map((pass, index) => (
            <Fare
              key={pass}
              name="g-fare"
              value={pass}
              band={pass}
              title={pass}
              text="All sessions and the exhibition."
              price="499.00 €"
              priceNote="with 19 % VAT"
              isChosen={index === 0}
              onChoose={noop}
              {...(index === 2 ? { unavailable: 'All are taken.' } : {})}
            />
          ))}
        </div>
        <SumList
          rows={[
            { name: 'VIP pass', note: '20–24 Oct', amount: '1,499.00 €' },
            { name: 'Net', amount: '1,259.66 €', kind: 'sub' },
            { name: 'VAT 19 %', amount: '239.34 €', kind: 'muted' },
          ]}
        />
        <Facts facts={[{ name: 'Pass', value: 'VIP', change: <a href="#g-text">Change</a> }]} />
        <EmailAddress email="maximiliane.oberhuber@registration.example" />
      </div>
    </section>
  )
}

function Messages() {
  return (
    <section>
      <h2>Messages</h2>
      <div className="stack">
        {(['info', 'plain', 'success', 'warning', 'danger'] as const).map((kind) => (
          <Note key={kind} kind={kind}>
            A notice of the kind {kind}.
          </Note>
        ))}
        <Empty
          title="No invoices yet"
          text="Invoices appear after your first order."
          action={<Button onClick={noop}>Get a pass</Button>}
        />
        <Skeleton boxes={[24, 80]} />
      </div>
    </section>
  )
}

function SumsAndSheet() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section>
      <h2>Choice, sums and sheet</h2>
      <div className="stack">
        <SelectField id="gallery-select" label="Guests" value="1" onChange={noop}>
          <option value="1">1 guest</option>
          <option value="2">2 guests</option>
        </SelectField>
        <SelectField id="gallery-select-wrong" label="Guests" error="Choose how many come." value="" onChange={noop}>
          <option value="">Choose</option>
        </SelectField>
        <SumBox
          label="Your order"
          title="Your order"
          rows={[
            { name: 'VIP pass, MSPG 2025', amount: '1,499.00 €' },
            { name: 'Net', amount: '1,259.66 €', kind: 'sub' },
            { name: 'VAT 19 %', amount: '239.34 €', kind: 'muted' },
          ]}
          totalName="Total with VAT"
          total="1,499.00 €"
          action={<Button type="submit">Pay 1,499.00 €</Button>}
        />
        <Button variant="line" onClick={() => setIsOpen(true)}>
          Open the sheet
        </Button>
        <Sheet isOpen={isOpen} label="A sheet" onClose={() => setIsOpen(false)}>
          <p>It slides in from the edge.</p>
        </Sheet>
      </div>
    </section>
  )
}

function Icons() {
  return (
    <section>
      <h2>Icons</h2>
      <div className="row">
        {(
          [
            'home',
            'pass',
            'bed',
            'menu',
            'help',
            'bell',
            'arrow',
            'back',
            'check',
            'close',
            'download',
            'calendar',
            'invoice',
            'user',
            'clock',
            'lock',
            'alert',
            'info',
          ] as const
        ).map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </div>
    </section>
  )
}
