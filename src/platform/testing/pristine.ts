import pg from 'pg';

/** The state of the tests' template database, and how a used copy is reset to it. */
export interface Pristine {
  /** A fingerprint of its catalog; a test that changed a table, a rule or a trigger changed it permanently. */
  readonly catalog: string;
  /** Empties its tables, and restores the rows of the migrations. */
  readonly statements: string;
}

/** The size in bytes above which a database is discarded: deleted rows would slow down the next tests. */
const maxBytes = 4_000_000;

/** The newest change of each part of the catalog, the number of parts, and the size of the tables. */
const catalogQuery = `SELECT concat_ws(' ', ${[
  'pg_class',
  'pg_attribute',
  'pg_constraint',
  'pg_trigger',
  'pg_proc',
  'pg_rewrite',
  'pg_namespace',
]
  .map((part) => `(SELECT concat(count(*), ':', max(xmin::text::bigint)) FROM ${part})`)
  .join(', ')}, (SELECT count(*) FROM pg_statistic)) AS catalog,
  (SELECT sum(pg_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace)::float8 AS bytes`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Reads the state of the template that its copies are compared with. */
export async function readPristine(connectionString: string): Promise<Pristine> {
  return connected(connectionString, async (client) => {
    const catalog = await catalogOf(client);
    const { rows: tables } = await client.query<{ name: string; columns: string }>(
      `SELECT c.oid::regclass::text AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.oid ORDER BY 1`,
    );
    const statements = ['SET session_replication_role = replica', ...tables.map(({ name }) => `DELETE FROM ${name}`)];
    for (const { name, columns } of tables) {
      const { rows } = await client.query<{ rows: string | null }>(`SELECT json_agg(t)::text AS rows FROM ${name} t`);
      const [row] = rows;
      if (row?.rows != null)
        statements.push(
          `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${literal(row.rows)})`,
        );
    }
    const { rows: sequences } = await client.query<{ set: string }>(
      `SELECT format('SELECT setval(%L, %s, %L)', c.oid::regclass, coalesce(pg_sequence_last_value(c.oid), s.seqstart), pg_sequence_last_value(c.oid) IS NOT NULL) AS set
      FROM pg_class c JOIN pg_sequence s ON s.seqrelid = c.oid WHERE c.relnamespace = 'public'::regnamespace`,
    );
    return { catalog: catalog.catalog, statements: [...statements, ...sequences.map(({ set }) => set)].join(';\n') };
  });
}

/**
 * Resets a used database to the template's state, and returns whether it did: not if its catalog changed or it became large. A new copy takes half a
 * second of CPU time and its first connection another tenth; this takes a twentieth.
 */
export async function makePristine(connectionString: string, { catalog, statements }: Pristine): Promise<boolean> {
  return connected(connectionString, async (client) => {
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const found = await catalogOf(client);
    if (found.catalog !== catalog || found.bytes > maxBytes) return false;
    await client.query(`BEGIN;\n${statements};\nCOMMIT`);
    return true;
  });
}

async function catalogOf(client: pg.Client): Promise<{ catalog: string; bytes: number }> {
  const { rows } = await client.query<{ catalog: string; bytes: number }>(catalogQuery);
  return rows[0] ?? { catalog: '', bytes: 0 };
}

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionString);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
