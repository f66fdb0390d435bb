import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react'
import { type FieldIssue, type FieldValue, type FieldValues, fieldPath, messagesByField, nest } from './field-values.ts'
import { useText } from './messages/messages.ts'
import { ProblemError } from './problem-error.ts'
import { fieldText } from './required-texts.ts'

/** What a form needs of a schema. Those of zod have it; the page that all begins with does without zod's bytes. */
export interface FormSchema<Body> {
  safeParse(
    values: unknown,
  ):
    | { readonly success: true; readonly data: Body }
    | { readonly success: false; readonly error: { readonly issues: readonly FieldIssue[] } }
}

interface FormOptions<Body> {
  readonly schema: FormSchema<Body> | ((values: FieldValues) => FormSchema<Body>)
  /** Every field by its dotted path. */
  readonly initial: FieldValues
  /** Gets what the schema gave out. What it throws is shown, at the field where it names one. */
  readonly onSubmit: (body: Body) => Promise<unknown> | unknown
}

export interface TextFieldProps {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error?: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

export interface CheckFieldProps {
  readonly id: string
  readonly name: string
  readonly checked: boolean
  readonly error?: string
  readonly onChange: (checked: boolean) => void
  readonly onBlur: () => void
}

export interface FormProblem {
  readonly name: string
  readonly id: string
  readonly message: string
}

/** A field's id in the page. */
function fieldId(name: string): string {
  return name.replaceAll('.', '-')
}

/**
 * A form over a schema of the contract. Nothing is called wrong while it is first typed: a field is looked at when it
 * is left, and from then on at every keystroke (experience, rule 3).
 */
export function useForm<Body>({ schema, initial, onSubmit }: FormOptions<Body>) {
  const { t } = useText()
  const [values, setValues] = useState(initial)
  /** Fields that were left after something was typed, or all of them after a try to send. */
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<ProblemError | null>(null)
  const [isSending, setIsSending] = useState(false)
  /** Counts the tries that found problems: the summary takes the focus at each. */
  const [tries, setTries] = useState(0)
  const [summary, setSummary] = useState<readonly FormProblem[]>([])
  const sending = useRef(false)
  const typed = useRef(new Set<string>())
  const names = useMemo(() => Object.keys(initial), [initial])

  const check = useCallback(
    (now: FieldValues) => (typeof schema === 'function' ? schema(now) : schema).safeParse(nest(now)),
    [schema],
  )
  const found = useMemo(() => {
    const result = check(values)
    return result.success ? new Map<string, string>() : messagesByField(result.error.issues, names)
  }, [check, values, names])

  const error = (name: string): string | undefined => {
    const text = refused.get(name) ?? (looked.has(name) ? found.get(name) : undefined)
    return text === undefined ? undefined : t(fieldText(name, text))
  }
  const set = (name: string, value: FieldValue) => {
    typed.current.add(name)
    setValues((old) => ({ ...old, [name]: value }))
    setRefused((old) => (old.has(name) ? new Map([...old].filter(([other]) => other !== name)) : old))
  }
  const look = (name: string) => {
    if (typed.current.has(name) && !looked.has(name)) setLooked(new Set([...looked, name]))
  }
  const base = (name: string) => {
    const text = error(name)
    return { id: fieldId(name), name, onBlur: () => look(name), ...(text === undefined ? {} : { error: text }) }
  }
  const showProblems = (messages: ReadonlyMap<string, string>) => {
    const fields = [...messages].filter(([name]) => name !== '')
    setSummary(fields.map(([name, text]) => ({ name, id: fieldId(name), message: t(fieldText(name, text)) })))
    setTries((count) => count + 1)
  }

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (sending.current) return
    setFailure(null)
    setLooked(new Set(names))
    const result = check(values)
    if (!result.success) {
      showProblems(messagesByField(result.error.issues, names))
      return
    }
    setSummary([])
    setRefused(new Map())
    sending.current = true
    setIsSending(true)
    try {
      await onSubmit(result.data)
    } catch (thrown) {
      if (!(thrown instanceof ProblemError)) throw thrown
      const issues = thrown.errors.map((issue) => ({ path: fieldPath(issue.path), message: issue.message }))
      const messages = messagesByField(issues, names)
      const isAboutFields = messages.size > 0 && !messages.has('')
      if (isAboutFields) {
        setRefused(messages)
        showProblems(messages)
      } else {
        setFailure(thrown)
        setTries((count) => count + 1)
      }
    } finally {
      sending.current = false
      setIsSending(false)
    }
  }

  /** Says that a field is wrong for a reason that only the page knows. */
  const refuse = (name: string, text: string) => {
    const messages = new Map([[name, text]])
    setRefused(messages)
    showProblems(messages)
  }

  return {
    values,
    set,
    setAll: (some: FieldValues) => setValues((old) => ({ ...old, ...some })),
    error,
    refuse,
    field: (name: string): TextFieldProps => ({
      ...base(name),
      value: String(values[name] ?? ''),
      onChange: (value) => set(name, typeof initial[name] === 'number' ? Number(value) : value),
    }),
    check: (name: string): CheckFieldProps => ({
      ...base(name),
      checked: values[name] === true,
      onChange: (checked) => set(name, checked),
    }),
    submit: (event?: FormEvent) => void submit(event),
    isSending,
    failure,
    tries,
    /** What the last try to send found, without what was put right since. */
    problems: summary.flatMap((problem) => {
      const message = error(problem.name)
      return message === undefined ? [] : [{ ...problem, message }]
    }),
  }
}

export type Form = ReturnType<typeof useForm>
