import type { configVariables } from './config-variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Name = (typeof configVariables)[number];

/** The variables of an environment, each read by its kind; invalid ones are reported in `errors`. */
export type EnvironmentReader = ReturnType<typeof readEnvironment>;

/** Reads variables by name. An invalid value is reported in `errors`, and the default is used instead. */
export function readEnvironment(environment: Environment) {
  const errors: string[] = [];
  const text = (name: Name) => environment[name]?.trim() || undefined;
  const choice = <T extends string>(name: Name, choices: readonly T[], otherwise: T): T => {
    const given = text(name);
    if (given === undefined) return otherwise;
    const found = choices.find((one) => one === given);
    if (found === undefined) errors.push(`${name} must be one of ${choices.join(', ')}, not '${given}'.`);
    return found ?? otherwise;
  };
  const mode = choice('SHOP_MODE', ['demo', 'production'], 'demo');
  const production = mode === 'production';
  /** Reads a variable that a live shop requires; the demo does without it. */
  const required = (name: Name, why: string) => {
    const given = text(name);
    if (given === undefined && production) errors.push(`${name} is missing: ${why}`);
    return given;
  };
  return {
    errors,
    mode,
    production,
    text,
    choice,
    required,
    whole: (name: Name, otherwise: number, least = 0, max = 1e9) => {
      const given = text(name);
      if (given === undefined) return otherwise;
      const number = Number(given);
      if (Number.isInteger(number) && number >= least && number <= max) return number;
      errors.push(`${name} must be a whole number from ${least} to ${max}, not '${given}'.`);
      return otherwise;
    },
    flag: (name: Name) => choice(name, ['0', '1', 'false', 'true'], '0') === '1' || text(name) === 'true',
    /** A required variable that must be strong enough. */
    secret: (name: Name, why: string, isStrong: (given: string) => boolean, wish: string) => {
      const given = required(name, why);
      if (given !== undefined && !isStrong(given)) errors.push(`${name} ${wish}`);
      return given;
    },
    /** Reads several variables that are valid only together: null if none is set. */
    together: <Names extends Name>(...names: readonly Names[]): Record<Names, string> | null => {
      const missing = names.filter((name) => text(name) === undefined);
      if (missing.length > 0 && missing.length < names.length)
        errors.push(`${names.join(', ')} belong together: ${missing.join(', ')} is missing.`);
      return missing.length === 0
        ? (Object.fromEntries(names.map((name) => [name, text(name) ?? ''])) as Record<Names, string>)
        : null;
    },
  };
}
