/** Not in the package's types. */
declare module 'pg/lib/utils.js' {
  /** A value as the text, or the bytes, that PostgreSQL is sent for it. */
  export function prepareValue(value: unknown): unknown;
}
