import type { FormSchema } from '#platform/forms/form-model.ts'
import { message } from '#platform/messages/messages.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Whether both are there; the server knows the rest. Zod would be 7 KiB more before anybody can sign in. */
export const credentials: FormSchema<Credentials> = {
  safeParse(values) {
    const { email, password } = values as Credentials
    const issues = [
      ...(email.trim() === '' ? [{ path: ['email'], message: message('Enter your e-mail address.') }] : []),
      ...(password === '' ? [{ path: ['password'], message: message('Enter your password.') }] : []),
    ]
    if (issues.length > 0) return { success: false, error: { issues } }
    return { success: true, data: { email: email.trim(), password } }
  },
}
