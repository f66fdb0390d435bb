import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/visit.tsx'
import { Button } from './button.tsx'
import { Dialog, WaysOut } from './dialog.tsx'

/** A page whose dialog is drawn for as long as it is asked for; what was done in it may take its opener away. */
function Page() {
  const [asks, setAsks] = useState(false)
  const [isDone, setDone] = useState(false)
  const end = (done: boolean) => {
    setAsks(false)
    if (done) setTimeout(() => setDone(true))
  }
  return (
    <>
      <h1>Record</h1>
      {isDone ? null : (
        <button type="button" onClick={() => setAsks(true)}>
          Approve
        </button>
      )}
      <input aria-label="Note" onChange={() => setDone(true)} />
      {asks ? (
        <Dialog title="Sure?" onClose={() => end(false)}>
          <button type="button" onClick={() => end(true)}>
            Yes
          </button>
          <button type="button" onClick={() => end(false)}>
            No
          </button>
        </Dialog>
      ) : null}
    </>
  )
}

const ask = async () => {
  const person = show(<Page />)
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByRole('dialog')
  return person
}

test('the focus goes back to what opened it', async () => {
  const person = await ask()
  await person.click(screen.getByRole('button', { name: 'No' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' }))
})

test('where that is gone by what was done, the focus goes to the heading', async () => {
  const person = await ask()
  await person.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Record' })))
})

test('whoever has gone on elsewhere is left there', async () => {
  const person = await ask()
  await person.click(screen.getByRole('button', { name: 'No' }))
  const note = screen.getByLabelText('Note')
  await person.type(note, 'x')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
  expect(document.activeElement).toBe(note)
})

test('a file field in it that no file was chosen for does not close it; Esc does', async () => {
  const closed = vi.fn()
  show(
    <Dialog title="A file" onClose={closed}>
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(closed).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog'), new Event('cancel'))
  expect(closed).toHaveBeenCalledOnce()
})

/** A dialog that reads something by itself while it opens, and whose act takes as long as a test lets it. */
function Slow({ reads, onClose }: { readonly reads: boolean; readonly onClose: () => void }) {
  const [isSending, setSending] = useState(false)
  return (
    <Dialog title="Cancel the stay?" onClose={onClose}>
      <WaysOut back="Keep it" onClose={onClose}>
        <Button isSending={reads || isSending} onClick={() => setSending(true)}>
          Cancel it
        </Button>
        {isSending ? <Button onClick={() => setSending(false)}>It fails</Button> : null}
      </WaysOut>
    </Dialog>
  )
}

test('while what was pressed is under way nobody leaves, as if nothing were done; once it failed they can', async () => {
  const closed = vi.fn()
  const person = show(<Slow reads={false} onClose={closed} />)
  await person.click(screen.getByRole('button', { name: 'Cancel it' }))
  await person.click(screen.getByRole('button', { name: 'Keep it' }))
  const escaped = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog'), escaped)
  expect(escaped.defaultPrevented).toBe(true)
  expect(closed).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'It fails' }))
  await person.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(closed).toHaveBeenCalledOnce()
})

test('what a dialog reads by itself keeps nobody in it, not even whoever pressed meanwhile', async () => {
  const closed = vi.fn()
  const person = show(<Slow reads onClose={closed} />)
  await person.click(screen.getByRole('button', { name: /^Cancel it/ }))
  await person.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(closed).toHaveBeenCalledOnce()
})

test('what cannot be undone does not have the focus at first, and so a second Enter does not do it', async () => {
  const [closed, done] = [vi.fn(), vi.fn()]
  const person = show(
    <Dialog title="Remove the hall?" onClose={closed}>
      <WaysOut back="Leave it as it is" onClose={closed}>
        <Button variant="danger" onClick={done}>
          Remove the hall
        </Button>
      </WaysOut>
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave it as it is' }))
  await person.keyboard('{Enter}')
  expect(done).not.toHaveBeenCalled()
  expect(closed).toHaveBeenCalledOnce()
})
