import {
  changeScopes,
  inviteStaff,
  listStaff,
  rolesChanged,
  type StaffMember,
  sendStaffInvitationAgain,
  type Team,
  withdrawStaffInvitation,
  worksHere,
} from '@foyer/contract/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const ben: StaffMember = {
  uuid: '0198bbfa-7212-7996-94df-c6cea4c13e02',
  name: 'Ben Okafor',
  email: 'ben@fair.example',
  scopes: ['support'],
  lastSignInAt: null,
  passkeys: 0,
  hasApp: false,
}
const team: Team = {
  members: [ben],
  invitations: [
    {
      uuid: '0198bbfa-7212-7996-94df-c6cea4c13e03',
      email: 'new@fair.example',
      scopes: ['finance'],
      invitedBy: 'Lena',
      sentAt: '2025-08-18T08:00:00.000Z',
      expiresAt: '2025-08-21T08:00:00.000Z',
    },
  ],
}

beforeEach(() => wire().answer(listStaff, team))

const open = async () => {
  const user = await visitOffice('/organiser/staff')
  await screen.findByRole('button', { name: 'Change Ben Okafor' })
  return user
}
const change = async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Change Ben Okafor' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('an invitation goes out once, however often it is sent again in a hurry', async () => {
  const answered = Promise.withResolvers<Team>()
  wire().answer(sendStaffInvitationAgain, () => answered.promise)
  const user = await open()
  await user.dblClick(screen.getByRole('button', { name: 'Send again new@fair.example' }))
  await user.click(screen.getByRole('button', { name: 'Take back new@fair.example' }))
  answered.resolve(team)
  await screen.findByText(/The mail is on its way/)
  expect(wire().sent(sendStaffInvitationAgain)).toHaveLength(1)
  expect(wire().sent(withdrawStaffInvitation)).toEqual([])
  wire().answer(withdrawStaffInvitation, { ...team, invitations: [] })
  await user.click(screen.getByRole('button', { name: 'Take back new@fair.example' }))
  await screen.findByText('The invitation is taken back.')
  expect(screen.queryByText('new@fair.example')).toBeNull()
})

test('nobody is invited without an address and a role, and what is refused is said in the dialog', async () => {
  wire().refuse(inviteStaff, worksHere)
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Invite a colleague' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('E-mail'), 'nobody')
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  const summary = dialog.getByRole('heading', { name: 'There is a problem' }).parentElement as HTMLElement
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter an e-mail address like name@company.com.', 'Choose at least one role.'])
  expect(document.activeElement).toBe(summary)
  await user.click(within(summary).getByRole('link', { name: 'Choose at least one role.' }))
  expect(document.activeElement).toBe(dialog.getAllByRole('checkbox')[0])
  await user.type(dialog.getByLabelText('E-mail'), '@fair.example')
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  await dialog.findAllByText('Choose at least one role.')
  expect(wire().sent(inviteStaff)).toEqual([])
  const [role] = dialog.getAllByRole('checkbox')
  if (role !== undefined) await user.click(role)
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  await dialog.findByRole('alert')
  expect(dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nobody@fair.example')
})

test('whom another owner sent away meanwhile is said to have no role, and the dialog stays', async () => {
  wire().refuse(changeScopes, rolesChanged)
  const { user, dialog } = await change()
  wire().answer(listStaff, { ...team, members: [] })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Somebody else changed these roles meanwhile. Look at them again.')
  await dialog.findByText('Now: none.')
})

test('roles that are all taken away end the work here, and say so before', async () => {
  wire().answer(changeScopes, { ...team, members: [] })
  const { user, dialog } = await change()
  for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox')) if (box.checked) await user.click(box)
  await user.click(dialog.getByRole('button', { name: 'End their work here' }))
  await screen.findByText('Ben Okafor no longer works here.')
  expect(
    wire()
      .sent(changeScopes)
      .map(({ body }) => body),
  ).toEqual([{ before: ['support'], scopes: [] }])
  await waitFor(() => expect(screen.queryByText('ben@fair.example')).toBeNull())
})
