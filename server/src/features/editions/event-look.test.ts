import { expect, test } from 'vitest'
import { attendee, call, signUpVisitor } from '../../testing/people.ts'
import { readSetup, SETUP } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { paint, upload } from '../../testing/uploads.ts'
import { eventLook } from './event-look.ts'

const house = useTestHouse({ drawsDocuments: true })

const look = async () => eventLook(await house.app.context())

async function dress(accent: string | null) {
  const token = await signInStaff(house, 'organiser')
  const { version } = (await readSetup(house, token)).look
  expect((await call(house, 'PUT', `${SETUP}/look`, { token, body: { version, accent } })).status).toBe(200)
}

async function setLogo(shade: 'light' | 'dark') {
  const token = await signInStaff(house, 'organiser')
  const { version } = (await readSetup(house, token)).logo
  const url = `${SETUP}/logo/${shade}?version=${version}`
  expect((await upload(house, 'POST', url, await paint(), { authorization: `Bearer ${token}` })).status).toBe(200)
}

/** The mail that somebody who signs up gets. */
async function mailOf(email: string): Promise<string> {
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(
    'select body_html from demo_mails where to_address = $1 order by sent_at desc limit 1',
    [email],
  )
  return String(rows[0]?.['body_html'])
}

test('mails have the event’s colour and bring its logo; what was issued before stays as it was, to the byte', async () => {
  await seedStaffForTests(house)
  await attendee(house)
  await house.app.jobs.drain()
  const issued = async () => {
    const { rows } = await house.database.raw(
      `select i.number, md5(f.bytes) as bytes from invoices i join files f on f.id = i.file_id order by i.number`,
    )
    return rows
  }
  const before = await issued()
  expect(before.length).toBeGreaterThan(0)
  const { email: earlier } = await signUpVisitor(house)
  expect(await mailOf(earlier)).toContain('#046a6a')

  await dress('#b0004e')
  await setLogo('light')
  const { email } = await signUpVisitor(house)
  const html = await mailOf(email)
  expect(html).toContain('#b0004e')
  expect(html).not.toContain('#046a6a')
  expect(html).toContain('src="data:image/png;base64,')
  expect(html).not.toContain('src="cid:')
  await attendee(house)
  await house.app.jobs.drain()
  const after = await issued()
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.slice(0, before.length)).toEqual(before)
})

test('one logo stands for both grounds; one that is gone or broken gives way to the other, and then to the name', async () => {
  await setLogo('dark')
  const { logo } = await look()
  expect(logo?.light).not.toBe(logo?.dark)
  const { rows } = await house.database.raw('select logo from editions where is_current')
  const kept = rows[0]?.['logo'] as Readonly<Record<'light' | 'dark', { readonly file: string }>>
  await house.database.script('alter table files disable trigger user')
  await house.database.raw(`update files set bytes = 'no picture' where id = $1`, [kept.light.file])
  const half = await look()
  expect(half.logo?.light).toBe(half.logo?.dark)
  expect(half.logo?.light.bytes.length).toBeGreaterThan(10)
  await house.database.raw('delete from files where id = $1', [kept.dark.file])
  expect((await look()).logo).toBeNull()
  const { email } = await signUpVisitor(house)
  expect(await mailOf(email)).not.toContain('<img')
})
