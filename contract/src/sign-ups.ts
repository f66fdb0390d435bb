import { endpoint } from './kit/endpoint.ts'

export type { SignUp } from './sign-ups.schemas.ts'

export const signUp = endpoint({
  id: 'passes.signUp',
  method: 'POST',
  path: '/api/sign-up',
  audience: 'anyone',
})

/** What the link of the mail would confirm, so that nobody confirms what a stranger wrote. */
export const checkSignUp = endpoint({
  id: 'passes.checkSignUp',
  method: 'POST',
  path: '/api/sign-up/:uuid/check',
  audience: 'anyone',
})

export const confirmSignUp = endpoint({
  id: 'passes.confirmSignUp',
  method: 'POST',
  path: '/api/sign-up/:uuid/confirm',
  audience: 'anyone',
})

export const resendSignUp = endpoint({
  id: 'passes.resendSignUp',
  method: 'POST',
  path: '/api/sign-up/:uuid/resend',
  audience: 'anyone',
})
