import type { PGlite } from '@electric-sql/pglite';

export interface Column {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL names it, without spaces: `bigint`, `timestamp_with_time_zone`, `text[]`. */
  readonly type: string;
  readonly required: boolean;
  readonly primary: boolean;
  /** Whether it is part of a foreign key. */
  readonly refers: boolean;
}

export interface Reference {
  readonly from: string;
  readonly to: string;
  readonly columns: string;
  /** Whether the row may exist without the other one. */
  readonly optional: boolean;
  /** Whether at most one row refers to the same other row. */
  readonly once: boolean;
  readonly onDelete: 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';
}

export interface Model {
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
}

/** Reads every table of the shop with its columns and foreign keys from a migrated database; partitions are left out. */
export async function readModel(database: PGlite): Promise<Model> {
  const columns = await database.query<Column>(`
    SELECT t.relname AS "table", a.attname AS name, replace(format_type(a.atttypid, a.atttypmod), ' ', '_') AS type, a.attnotnull AS required,
      EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'p' AND a.attnum = ANY (c.conkey)) AS primary,
      EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f' AND a.attnum = ANY (c.conkey)) AS refers
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
    ORDER BY t.relname, a.attnum`);
  const references = await database.query<Reference>(`
    SELECT f.relname AS "from", t.relname AS "to",
      (SELECT string_agg(a.attname, ', ' ORDER BY k.place) FROM unnest(c.conkey) WITH ORDINALITY k (attnum, place)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum) AS columns,
      EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey) AND NOT a.attnotnull) AS optional,
      EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indisunique AND i.indpred IS NULL
        AND i.indkey::int2[] <@ c.conkey AND i.indkey::int2[] @> c.conkey) AS once,
      CASE c.confdeltype WHEN 'a' THEN 'no action' WHEN 'r' THEN 'restrict' WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'set default' END AS "onDelete"
    FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
    WHERE c.contype = 'f' AND f.relnamespace = 'public'::regnamespace AND c.conparentid = 0
    ORDER BY f.relname, t.relname, 3`);
  return { columns: columns.rows, references: references.rows };
}
