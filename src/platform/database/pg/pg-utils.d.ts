/** Missing from the package's types. */
declare module 'pg/lib/utils.js' {
  /** Converts a value to the text, or the bytes, sent to PostgreSQL. */
  export function prepareValue(value: unknown): unknown;
}
