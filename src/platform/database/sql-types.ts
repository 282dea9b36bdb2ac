/**
 * The types of columns and parameters: what PostgreSQL calls them, and what they are in TypeScript. How a value of the database
 * is read stands in number-types.ts and in pg itself; `npm run check` compares every use with the database.
 */
export interface SqlType<Read, Write = Read> {
  /** As PostgreSQL names it in a cast. */
  readonly sql: string;
  readonly nulls: 'never' | 'allowed';
  /** Of an array: that its elements may be null. */
  readonly holdsNulls: boolean;
  /** The author asserts that the database answers no null where it cannot be seen. */
  readonly asserted: false;
  /** Makes of a value what pg sends; undefined where pg does it by itself. */
  readonly encode: ((value: Write) => unknown) | undefined;
  /** For the compiler alone: what is read. */
  readonly read?: Read;
}

/** A column of a row of which {@link neverNull} asserts that it is never null; it is no parameter. */
export interface AssertedType<Read> extends Omit<SqlType<Read, never>, 'asserted'> {
  readonly asserted: true;
}

/** The parameters of a statement by name. */
export type ParamTypes = Readonly<Record<string, SqlType<unknown, never>>>;
/** The columns of a row by name. */
export type RowTypes = Readonly<Record<string, SqlType<unknown, never> | AssertedType<unknown>>>;

/** The values that a statement is called with. */
export type ParamValues<Params extends ParamTypes> = {
  readonly [Name in keyof Params]: Params[Name] extends SqlType<unknown, infer Write> ? Write : never;
};

/** A row as it is read. */
export type RowValues<Row extends RowTypes> = {
  readonly [Name in keyof Row]: Row[Name] extends SqlType<infer Read, never> | AssertedType<infer Read> ? Read : never;
};

const plain = <Value>(sql: string): SqlType<Value> => ({
  sql,
  nulls: 'never',
  holdsNulls: false,
  asserted: false,
  encode: undefined,
});

/** Whole numbers up to 2^53; a greater one is an error when it is read. */
export const bigint = plain<number>('bigint');
export const int = plain<number>('int');
export const smallint = plain<number>('smallint');
export const double = plain<number>('double precision');
/** What `sum` makes of bigints and `avg` of whole numbers. */
export const numeric = plain<number>('numeric');
export const text = plain<string>('text');
export const bool = plain<boolean>('boolean');
export const timestamptz = plain<Date>('timestamptz');
/** A day, 2026-11-23. */
export const date = plain<string>('date');
export const uuid = plain<string>('uuid');

/** What a function answers that has nothing to say, such as one that waits for a lock. */
export const nothing = plain<string>('void');

/** A text that is one of some words: the code that writes it, or a constraint of the table, sees to it. */
export const textOf = <Words extends string>(): SqlType<Words> => plain<Words>('text');

/** A string of so many bits, as text of zeros and ones. */
export const bits = (length: number): SqlType<string> => plain<string>(`bit(${length})`);

/** JSON of a shape that the code which writes it sees to. A value is given as it is, not as a text of JSON. */
export const jsonb = <Shape>(): SqlType<Shape> => ({
  ...plain<Shape>('jsonb'),
  encode: (value) => JSON.stringify(value),
});

/** What `json_agg` and `json_build_object` answer; a column is {@link jsonb}. */
export const json = <Shape>(): SqlType<Shape> => ({ ...jsonb<Shape>(), sql: 'json' });

/** An array. Its elements are what their type says: the check sees only that it is an array of that type. */
export function listOf<Read, Write>(element: SqlType<Read, Write>): SqlType<Read[], readonly Write[]> {
  const { sql, nulls, encode } = element;
  return {
    sql: `${sql}[]`,
    nulls: 'never',
    holdsNulls: nulls === 'allowed',
    asserted: false,
    encode: encode && ((values) => values.map((value) => encode(value))),
  };
}

/** A column that may be null, and a parameter that accepts null. */
export function nullable<Read, Write>(type: SqlType<Read, Write>): SqlType<Read | null, Write | null> {
  const { sql, holdsNulls, encode } = type;
  return {
    sql,
    nulls: 'allowed',
    holdsNulls,
    asserted: false,
    encode: encode && ((value) => (value === null ? null : encode(value))),
  };
}

/**
 * A column that the check cannot prove to be never null, and of which the author knows that it is: `sum` over a group, a
 * scalar subquery that always finds a row. It is the only way around the check; the check refuses it where it is not needed.
 */
export function neverNull<Read, Write>({ sql, holdsNulls }: SqlType<Read, Write>): AssertedType<Read> {
  return { sql, nulls: 'never', holdsNulls, asserted: true, encode: undefined };
}
