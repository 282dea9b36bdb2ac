import type { PGlite } from '@electric-sql/pglite';

/** What the proofs need to know about the database. */
export interface Catalog {
  /** `relation.column` by their numbers, for the NOT NULL columns. */
  readonly notNullColumns: ReadonlySet<string>;
  /** The name of each of PostgreSQL's own functions (and of pg_trgm's), by its number. */
  readonly functions: ReadonlyMap<
    number,
    { readonly name: string; readonly strict: boolean; readonly takesJson: boolean }
  >;
  /** The name of each such operator by its number. */
  readonly operators: ReadonlyMap<number, string>;
  readonly typeNames: ReadonlyMap<number, string>;
}

export async function readCatalog(database: PGlite): Promise<Catalog> {
  const columns = await database.query<{ key: string }>(
    `SELECT attrelid || '.' || attnum AS key FROM pg_attribute WHERE attnotnull AND attnum > 0`,
  );
  const functions = await database.query<{ oid: number; name: string; strict: boolean; takesJson: boolean }>(
    `SELECT oid::int, proname AS name, proisstrict AS strict, coalesce(proargtypes[0] IN ('jsonb'::regtype, 'json'::regtype), false) AS "takesJson" FROM pg_proc`,
  );
  const operators = await database.query<{ oid: number; name: string }>(
    'SELECT oid::int, oprname AS name FROM pg_operator',
  );
  const types = await database.query<{ oid: number; name: string }>(
    'SELECT oid::int, format_type(oid, NULL) AS name FROM pg_type',
  );
  return {
    notNullColumns: new Set(columns.rows.map(({ key }) => key)),
    functions: new Map(functions.rows.map(({ oid, ...rest }) => [oid, rest])),
    operators: new Map(operators.rows.map(({ oid, name }) => [oid, name])),
    typeNames: new Map(types.rows.map(({ oid, name }) => [oid, name])),
  };
}
