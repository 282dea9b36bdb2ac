/** Adds a value to a statement and answers how the statement names it. */
export type Parameter = (value: unknown, cast?: string) => string;

/** The parameters of a statement while it is being written. */
export function parameters(): { values: unknown[]; parameter: Parameter } {
  const values: unknown[] = [];
  return { values, parameter: (value, cast = '') => `$${values.push(value)}${cast}` };
}
