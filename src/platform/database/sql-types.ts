/**
 * The types of columns and parameters: their PostgreSQL names and their TypeScript types. How values are parsed is defined in number-types.ts and in
 * pg itself; `npm run check` compares every use with the database.
 */
export interface SqlType<Read, Write = Read> {
  /** The name that PostgreSQL uses in a cast. */
  readonly sql: string;
  readonly nulls: 'never' | 'allowed';
  /** For an array: whether its elements may be null. */
  readonly holdsNulls: boolean;
  /** Whether the author asserts that the column is never null where that cannot be proved. */
  readonly asserted: false;
  /** Converts a value to what pg sends; undefined where pg does that itself. */
  readonly encode: ((value: Write) => unknown) | undefined;
  /** Type-level only: the type that is read. */
  readonly read?: Read;
}

/** A row's column that {@link neverNull} asserts to be never null; not usable as a parameter. */
export interface AssertedType<Read> extends Omit<SqlType<Read, never>, 'asserted'> {
  readonly asserted: true;
}

/** The parameters of a statement by name. */
export type ParamTypes = Readonly<Record<string, SqlType<unknown, never>>>;
/** The columns of a row by name. */
export type RowTypes = Readonly<Record<string, SqlType<unknown, never> | AssertedType<unknown>>>;

/** The parameter values of a statement's call. */
export type ParamValues<Params extends ParamTypes> = {
  readonly [Name in keyof Params]: Params[Name] extends SqlType<unknown, infer Write> ? Write : never;
};

/** A row as returned to the caller. */
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

/** Integers up to 2^53; reading a greater one is an error. */
export const bigint = plain<number>('bigint');
export const int = plain<number>('int');
export const smallint = plain<number>('smallint');
export const double = plain<number>('double precision');
/** The result of `sum` over bigints and of `avg` over integers. */
export const numeric = plain<number>('numeric');
export const text = plain<string>('text');
export const bool = plain<boolean>('boolean');
export const timestamptz = plain<Date>('timestamptz');
/** A date, such as 2026-11-23. */
export const date = plain<string>('date');
export const uuid = plain<string>('uuid');

/** The result of a function that returns nothing, such as one that waits for a lock. */
export const nothing = plain<string>('void');

/** A text that is one of a set of literals, which the code that writes it or a constraint of the table guarantees. */
export const textOf = <Words extends string>(): SqlType<Words> => plain<Words>('text');

/** A bit string of the given length, as text of zeros and ones. */
export const bits = (length: number): SqlType<string> => plain<string>(`bit(${length})`);

/** JSON of a shape that the code that writes it guarantees. A value is passed as it is, not as JSON text. */
export const jsonb = <Shape>(): SqlType<Shape> => ({
  ...plain<Shape>('jsonb'),
  encode: (value) => JSON.stringify(value),
});

/** The result of `json_agg` and `json_build_object`; a column is {@link jsonb}. */
export const json = <Shape>(): SqlType<Shape> => ({ ...jsonb<Shape>(), sql: 'json' });

/** An array. Its element type is not verified beyond that: the check sees only that it is an array of that type. */
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

/** A nullable column, or a parameter that accepts null. */
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
 * A column that the check cannot prove to be non-null but the author knows to be: `sum` over a group, a scalar subquery that always finds a row. It
 * is the only way around the check, which rejects it where it is not needed.
 */
export function neverNull<Read, Write>({ sql, holdsNulls }: SqlType<Read, Write>): AssertedType<Read> {
  return { sql, nulls: 'never', holdsNulls, asserted: true, encode: undefined };
}
