import type { ShopPool } from './pg/shop-pool.ts';
import type { ParamTypes, ParamValues, RowTypes, RowValues, SqlType } from './sql-types.ts';
import { statementDefined } from './statement-definitions.ts';
import { compileText } from './statement-text.ts';

/** The part of the shop that a statement needs. */
interface HasPool {
  readonly db: { readonly $client: ShopPool };
}

interface RunOptions {
  /** Whether it commits the surrounding transaction in the same round trip; nothing may follow it in that transaction. */
  readonly commits?: boolean;
}

/** The rows of a statement; undefined for one that declares no row. */
type Answer<Row extends RowTypes | undefined> = Row extends RowTypes ? RowValues<Row>[] : undefined;

/** The parameters of a statement without any: no particular names. */
type NoParams = Readonly<Record<string, never>>;

/** The arguments after the shop in a call: the parameters, unless there are none. */
type Given<Params extends ParamTypes> = string extends keyof Params
  ? [params?: NoParams, options?: RunOptions]
  : [params: ParamValues<Params>, options?: RunOptions];

/** A row of a statement. */
export type RowOf<Run extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Run>>[number];
/** The parameters of a statement. */
export type ParamsOf<Run extends (shop: never, params: never) => Promise<unknown>> = Parameters<Run>[1];

/**
 * A hand-written statement, run as a named prepared statement. Its text names parameters `:customerId`; what they and the
 * columns are is declared, and compared with the database by `npm run check`:
 *
 * ```ts
 * const linesOf = statement({
 *   name: 'cart_lines_of',
 *   params: { customerId: bigint },
 *   row: { variant_id: bigint, quantity: int },
 *   text: 'SELECT variant_id, quantity FROM cart_items WHERE customer_id = :customerId',
 * });
 * const lines = await linesOf(shop, { customerId });
 * ```
 */
export function statement<
  Params extends ParamTypes = NoParams,
  Row extends RowTypes | undefined = undefined,
>(definition: {
  readonly name: string;
  readonly params?: Params;
  readonly row?: Row;
  readonly text: string;
}): (shop: HasPool, ...given: Given<Params>) => Promise<Answer<Row>> {
  const { name, row } = definition;
  const params: ParamTypes = definition.params ?? {};
  const text = compileText({ name, text: definition.text, params });
  const types = Object.entries(params).map(([param, type]) => ({ name: param, type }));
  statementDefined(() => [{ name, text, params: types, row }]);
  const valuesOf = valuesReader(types);
  const run = async (
    { db }: HasPool,
    given: Readonly<Record<string, unknown>> = {},
    { commits = false }: RunOptions = {},
  ) => {
    const query = { name, text, values: valuesOf(given), ...(commits && { commits }) };
    const { rows } = await db.$client.query<RowValues<RowTypes>>(query);
    return (row === undefined ? undefined : rows) as Answer<Row>;
  };
  return run;
}

interface ParamType {
  readonly name: string;
  readonly type: SqlType<unknown, never>;
}

/** Returns a function that puts the values of a call into positional order. */
function valuesReader(types: readonly ParamType[]): (given: Readonly<Record<string, unknown>>) => unknown[] {
  const names = types.map(({ name }) => name);
  const encoders = types.map(({ type }) => type.encode as ((value: unknown) => unknown) | undefined);
  if (encoders.every((encode) => encode === undefined)) return (given) => names.map((name) => given[name]);
  return (given) => names.map((name, index) => encoded(encoders[index], given[name]));
}

function encoded(encode: ((value: unknown) => unknown) | undefined, value: unknown): unknown {
  return encode === undefined ? value : encode(value);
}

/** Adds a value to a statement being composed and returns the placeholder for its text. */
export type Bind = <Write>(type: SqlType<unknown, Write>, value: Write) => string;

interface ComposedDefinition<Request, Row extends RowTypes> {
  readonly name: string;
  readonly row: Row;
  /** Composes the text for a request; every value of the request goes through `bind`, never into the text. */
  readonly compose: (request: Request, bind: Bind) => string;
  /** The name under which the statement is prepared, for requests of a common shape; null for one that is planned afresh with its values. */
  readonly preparedAs?: (request: Request) => string | null;
  /** Requests that together reach every branch of `compose`: the check prepares each. */
  readonly examples: readonly [Request, ...Request[]];
}

/** Defines a statement whose text depends on the request, such as a list with filters; for others see {@link statement}. */
export function composedStatement<Request, Row extends RowTypes>(
  definition: ComposedDefinition<Request, Row>,
): (shop: HasPool, request: Request) => Promise<RowValues<Row>[]> {
  const { name, row, preparedAs, examples } = definition;
  statementDefined(() =>
    examples.map((example, index) => {
      const { text, types } = composed(definition, example);
      return {
        name: `${name}, example ${index + 1}`,
        text,
        params: types.map((type, position) => ({ name: `$${position + 1}`, type })),
        row,
      };
    }),
  );
  return async ({ db }, request) => {
    const { text, values } = composed(definition, request);
    const prepared = preparedAs?.(request) ?? null;
    const { rows } = await db.$client.query<RowValues<Row>>(
      prepared === null ? { text, values } : { name: prepared, text, values },
    );
    return rows;
  };
}

function composed<Request, Row extends RowTypes>({ compose }: ComposedDefinition<Request, Row>, request: Request) {
  const values: unknown[] = [];
  const types: SqlType<unknown, never>[] = [];
  const bind: Bind = (type, value) => {
    types.push(type);
    return `$${values.push(type.encode === undefined ? value : type.encode(value))}::${type.sql}`;
  };
  return { text: compose(request, bind), values, types };
}

/** Defines one statement for each of several words used in its text: `statementPer(['product', 'seller'], (kind) => statement({ … }))`. */
export function statementPer<Word extends string, Run>(
  words: readonly Word[],
  define: (word: Word) => Run,
): Readonly<Record<Word, Run>> {
  return Object.fromEntries(words.map((word) => [word, define(word)])) as Record<Word, Run>;
}
