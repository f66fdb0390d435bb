import { createForm, type FormApi, getIn, setIn } from 'final-form'
import { ProblemError } from '../problem-error.ts'
import {
  type Fault,
  type FieldIssue,
  type FieldPath,
  type FieldValue,
  faultsByField,
  fieldNames,
  fieldPath,
} from './field-names.ts'

/** What a form asks for, by field; groups and lists of fields within each other. */
export type Values = Record<string, unknown>

/** What a form needs of a schema. Those of zod have it; the page that all begins with does without zod's bytes. */
export interface FormSchema<Body> {
  safeParse(
    values: unknown,
  ):
    | { readonly success: true; readonly data: Body }
    | { readonly success: false; readonly error: { readonly issues: readonly FieldIssue[] } }
}

export interface FormOptions<V extends Values, Body> {
  /** Where what is asked for follows from what was answered, a function of the answers. */
  readonly schema: FormSchema<Body> | ((values: V) => FormSchema<Body>)
  /** What the fields begin with. */
  readonly initial: V
  /** What only a server knows of a field, asked once all else is right. Gives what is wrong, or null. */
  readonly rules?: { readonly [Name in FieldPath<V>]?: (value: FieldValue<V, Name>) => Promise<string | null> }
  /** After each change. */
  readonly onChange?: (values: V) => void
  /** Gets what the schema gave out. What it throws is shown, at the field where it names one. */
  readonly onSubmit: (body: Body) => Promise<unknown> | unknown
}

export interface FormState<V extends Values> {
  readonly values: V
  /** It holds what is not saved. */
  readonly isDirty: boolean
  readonly isSending: boolean
  /** Why it could not be sent when no field is to blame. */
  readonly failure: ProblemError | null
  /** Counts the tries that found problems: the summary takes the focus at each. */
  readonly tries: number
  /** The fields that the last try found wrong. */
  readonly summary: readonly string[]
}

interface Found {
  readonly errors: object
  readonly touched: Readonly<Record<string, boolean>>
  readonly modified: Readonly<Record<string, boolean>>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * One form: its answers, and what is said of them. Nothing is called wrong while it is first typed: a field is looked at
 * when it is left, and from then on at every keystroke (experience, rule 3); all of them after a try to send.
 */
export class FormModel<V extends Values, Body = unknown> {
  /** What is asked for, and where it goes: as the page says by now. */
  options: FormOptions<V, Body>
  readonly #form: FormApi<Values>
  readonly #listeners = new Set<() => void>()
  /** What a server or the page said of a field. It stands until the field is changed. */
  readonly #refused = new Map<string, Fault>()
  #isTried = false
  /** What was asked about was changed before the answer came. */
  #isOvertaken = false
  /** What is on its way: whoever changes a field meanwhile has changed it. */
  #underWay: V | null = null
  #state: FormState<V>
  /** What the library keeps of each field. */
  #found: Found = { errors: {}, touched: {}, modified: {} }

  constructor(options: FormOptions<V, Body>) {
    this.options = options
    const { initial } = options
    this.#state = { values: initial, isDirty: false, isSending: false, failure: null, tries: 0, summary: [] }
    this.#form = createForm<Values>({
      initialValues: initial,
      validate: (values) => this.#errorsOf(values as V),
      onSubmit: () => this.#send(),
    })
    this.#form.batch(() => this.#registerFields())
    this.#form.subscribe(
      ({ values, dirty = false, submitting = false, errors = {}, touched = {}, modified = {} }) => {
        this.#found = { errors, touched, modified }
        this.#tell({ values: values as V, isDirty: dirty, isSending: submitting })
      },
      { values: true, dirty: true, submitting: true, errors: true, touched: true, modified: true },
    )
  }

  get state(): FormState<V> {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  value(name: string): unknown {
    return getIn(this.#state.values, name)
  }

  /** What is said of a field now. */
  fault(name: string): Fault | undefined {
    const isLooked = this.#isTried || this.#found.touched[name] === true
    return this.#refused.get(name) ?? (isLooked ? getIn(this.#found.errors, name) : undefined)
  }

  set(name: string, value: unknown): void {
    const isForgiven = this.#refused.delete(name)
    this.#form.change(name, value)
    this.#registerFields()
    if (isForgiven) this.#tell({})
    this.options.onChange?.(this.#state.values)
  }

  /** The field was left: from now on it says what is wrong with it, if anything was typed there. */
  leave(name: string): void {
    if (this.#found.modified[name] === true) this.#form.blur(name)
  }

  /** Other values, and nothing said of any field: as if nobody had been there. */
  startOver(values: Partial<V>): void {
    this.#isTried = false
    this.#refused.clear()
    this.#form.batch(() => {
      for (const [name, value] of Object.entries(values)) this.#form.change(name, value)
      for (const name of this.#form.getRegisteredFields()) this.#form.resetFieldState(name)
    })
    this.#tell({ summary: [] })
  }

  /** What is asked for follows from what the page knows by now. */
  lookAgain(): void {
    this.#form.setConfig('validate', (values) => this.#errorsOf(values as V))
  }

  /** What was sent is what is saved by now, unless something newer was known meanwhile. */
  markSent(): void {
    if (this.#underWay !== null) this.#save(this.#underWay, this.#state.values)
  }

  /** What is saved by now, here or elsewhere: it stands in every field that nobody changed. */
  takeOver(saved: V): void {
    this.#takeOver(saved, this.#underWay ?? this.#known(), fieldNames(this.#state.values))
  }

  /**
   * Somebody else saved first, and nothing of what was sent: theirs stands in every field that nobody changed here. A list
   * is one field, for what has a place in it may have another in theirs.
   * @returns what was saved before, as far as was known here.
   */
  giveWay(theirs: V): V {
    const before = this.#known()
    this.#takeOver(theirs, before, fieldNames(this.#state.values, 'lists-whole'))
    return before
  }

  #known(): V {
    return (this.#form.getState().initialValues ?? {}) as V
  }

  #takeOver(saved: V, before: V, names: readonly string[]): void {
    const { values } = this.#state
    this.#underWay = null
    const changed = names.filter((name) => !isSame(getIn(values, name), getIn(before, name)))
    this.#save(
      saved,
      changed.reduce<object>((all, name) => setIn(all, name, getIn(values, name)), saved),
    )
  }

  /** Says that fields are wrong for reasons that their schema does not know, as after a try to send. */
  refuse(faults: ReadonlyMap<string, Fault>): void {
    for (const [name, fault] of faults) this.#refused.set(name, fault)
    this.#tell({ summary: [...faults.keys()], tries: this.#state.tries + 1 })
  }

  /** As {@link refuse}, of one field and beside it alone. */
  remark(name: string, fault: Fault): void {
    this.#refused.set(name, fault)
    this.#tell({})
  }

  /** Sends what stands in it, once, if all of it is right. */
  async submit(): Promise<void> {
    if (this.#state.isSending) return
    this.#isTried = true
    this.#tell({ failure: null })
    try {
      do {
        this.#isOvertaken = false
        this.lookAgain()
        // What was refused may be tried again; while something else is wrong it is still said.
        if (this.#form.getState().valid) this.#refused.clear()
        else this.#summarise()
        await this.#form.submit()
      } while (this.#isOvertaken)
    } finally {
      this.#underWay = null
    }
  }

  async #send(): Promise<void> {
    const result = this.#parse(this.#state.values)
    if (!result.success) return
    this.#underWay = this.#state.values
    this.#tell({ summary: [] })
    try {
      const refused = await this.#askRules()
      if (this.#isOvertaken) return
      if (refused.size > 0) this.refuse(refused)
      else await this.options.onSubmit(result.data)
    } catch (thrown) {
      if (!(thrown instanceof ProblemError)) throw thrown
      const issues = thrown.errors.map((issue) => ({ path: fieldPath(issue.path), message: issue.message }))
      const faults = faultsByField(issues, fieldNames(this.#state.values))
      if (faults.size > 0 && !faults.has('')) this.refuse(faults)
      else this.#tell({ failure: thrown, tries: this.#state.tries + 1 })
    }
  }

  async #askRules(): Promise<Map<string, Fault>> {
    const found = new Map<string, Fault>()
    const rules = Object.entries(this.options.rules ?? {}) as [string, (value: unknown) => Promise<string | null>][]
    for (const [name, ask] of rules) {
      const asked = this.value(name)
      const message = await ask(asked)
      if (this.value(name) !== asked) this.#isOvertaken = true
      if (message !== null) found.set(name, { message })
    }
    return found
  }

  #parse(values: V) {
    const { schema } = this.options
    return (typeof schema === 'function' ? schema(values) : schema).safeParse(values)
  }

  #errorsOf(values: V): object {
    const result = this.#parse(values)
    let errors: object = {}
    if (result.success) return errors
    for (const [name, fault] of faultsByField(result.error.issues, fieldNames(values))) {
      if (name === '') throw new Error(`Nobody is told: ${fault.message}`)
      errors = setIn(errors, name, fault)
    }
    return errors
  }

  #summarise(): void {
    const names = fieldNames(this.#state.values).filter((name) => this.fault(name) !== undefined)
    this.#tell({ summary: names, tries: this.#state.tries + 1 })
  }

  #save(saved: V, values: object): void {
    this.#form.batch(() => {
      this.#form.initialize(saved)
      this.#registerFields()
      for (const name of fieldNames(values)) this.#form.change(name, getIn(values, name))
    })
  }

  #registerFields(): void {
    const known = this.#form.getRegisteredFields()
    for (const name of fieldNames(this.#form.getState().values))
      if (!known.includes(name)) this.#form.registerField(name, () => {}, {}, { isEqual: isSame })
  }

  #tell(change: Partial<FormState<V>>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
