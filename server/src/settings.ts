/** A wrong setting: the message is one sentence that names the variable and what it wants. */
export class ConfigurationError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

/** One that is empty is not set. */
export const settingOf = (environment: Environment, name: string): string | undefined => environment[name] || undefined
