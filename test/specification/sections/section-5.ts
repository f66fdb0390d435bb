import { rowsOf } from '../coverage.ts'

export const section5 = rowsOf(
  {
    constants: 'server/src/specified-constants.test.ts',
    forms: 'web/src/attendee/forms.page.test.tsx',
    score: 'server/src/platform/door/passwords/score-password.unit.test.ts',
    asked: 'web/src/platform/vat-id.test.ts',
    vat: 'server/src/features/identity/vat-id.test.ts',
    typed: 'e2e/who-is-led-where.test.ts',
    profile: 'web/src/features/identity/attendee/profile/profile.page.test.tsx',
    survey: 'web/src/features/surveys/attendee/survey.page.test.tsx',
    answers: 'server/src/features/surveys/surveys.test.ts',
  },
  [
    [
      "Password: 'Your password must be at least 8 characters long, contain at least one number, one special character and have a mixture of uppercase and lowercase letters.'",
      ['constants', 'a password with %s is refused in the words of the specification'],
      [
        'forms',
        '$name > lists what is missing at the top, with the focus on it, in the words that stand at the fields',
      ],
    ],
    [
      "Password strength: a minimum score is required; message 'Password is too weak.'",
      ['constants', 'a password with %s is refused in the words of the specification'],
      ['score', 'strong enough > is what scores three'],
    ],
    [
      'VAT ID: spaces removed; first 2 characters are the country code, the rest is the number',
      ['asked', '%s is asked about as country and number'],
      ['asked', 'a VAT ID is kept without spaces, in capitals'],
    ],
    [
      'checked by the server; failure or error means invalid',
      ['vat', 'a VAT ID with %s is invalid, and not an outage'],
      ['asked', 'what the server refuses to look at is no VAT ID; only an outage leaves it open'],
      ['vat', 'nobody signs up with %s for a VAT ID'],
      ['profile', 'the company > is not saved with a VAT ID that is wrong, and with one that cannot be checked'],
    ],
    [
      "message 'Invalid VAT ID (Please fill in only if located in Europe)'",
      ['typed', 'a VAT ID that cannot be right goes no further, wherever it is typed'],
      ['profile', 'the company > is not saved with a VAT ID that is wrong, and with one that cannot be checked'],
    ],
    [
      "Maximum selections: 'Please select no more than {n} options.'",
      ['answers', 'an answer that does not do is refused at its question > %s'],
      ['survey', 'one option too many is refused, nothing is unchecked, and the next answer takes the word back'],
    ],
    [
      "Required question: 'This question is required.'",
      ['survey', 'what is missing is named by its question, at the top and beside it'],
      ['answers', 'an answer that does not do is refused at its question > %s'],
    ],
  ],
)
