import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Availability } from './availability.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';
import { createListener, type StopListening } from './pg/listener.ts';
import type { Log } from '../log.ts';
import { prepareAnew } from './pg/named-statement.ts';
import { giveRole } from './pg/role-settings.ts';
import { readNumbersAsNumbers } from './pg/number-types.ts';
import { startProbe } from './probe.ts';
import { Replicas } from './replicas/replicas.ts';
import { ShopPool, type TransactionOptions } from './pg/shop-pool.ts';
import { ensurePersianTrigrams } from './trigrams.ts';

export { afterCommit, afterRefusal, insideTransaction } from './pg/transaction-scope.ts';
export { isForeignKeyViolation, isUniqueViolation, sqlState } from './sql-state.ts';

/** The Drizzle handle. Transactions are only created by `shop.transaction`, which routes every query to them. */
export type Db = Omit<NodePgDatabase, 'transaction'> & { readonly $client: ShopPool };

/** An open database, embedded or PostgreSQL: the same code runs on both. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** For raw statements and pg-boss; inside a transaction its queries run in that transaction. */
  readonly pool: ShopPool;
  /** Whether it is reachable. */
  readonly availability: Availability;
  /**
   * Runs `work` in one transaction and commits it; rolls back when `work` throws or returns a refusal. Inside another transaction it joins that one.
   * After a deadlock it is retried, so `work` must have no side effects outside the database: those belong in {@link afterCommit}.
   */
  readonly transaction: <T>(work: () => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /**
   * Receives events of other processes on a channel. `onLost` is called whenever some may have been missed: when the connection is lost and again
   * when it is restored. The embedded database has no other processes and never receives any.
   */
  readonly listen: (channel: string, onEvent: (payload: string) => void, onLost: () => void) => Promise<StopListening>;
  /** Notifies the other processes when the current transaction commits; at most 8,000 bytes. */
  readonly notify: (channel: string, payload: string) => Promise<void>;
  /** The replicas for reading public responses, if configured. */
  readonly replicas?: Replicas;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer; without it the shop uses an embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * The same database without the pooler at `databaseUrl` (PgBouncer in transaction mode, which gives each transaction another server connection):
   * for what needs a dedicated connection. Without it `databaseUrl` is the server itself.
   */
  databaseDirectUrl?: string | undefined;
  /** Streaming replicas of that database, used for reading public responses. */
  databaseReplicaUrls?: readonly string[] | undefined;
  dataDir: string;
  /** An archive of a migrated embedded database, used as a template for new ones. */
  templateFile?: string | undefined;
  poolSize?: number;
  /** How long PostgreSQL may be silent, in milliseconds, before it counts as unreachable. */
  probePatience?: number | undefined;
  log: Log;
}

const STATEMENT_TIMEOUT_MS = 10_000;
/** Maximum wait for a lock: the caller gets a response within two seconds that the shop is unavailable. */
const LOCK_TIMEOUT_MS = 1_500;
/**
 * The matches of a word found in a million products fit into it exactly; with PostgreSQL's default of 4 MB the bitmap becomes lossy and whole pages
 * are rechecked.
 */
const WORK_MEM = '16MB';
/**
 * On an SSD a random page costs hardly more than the next one. With the default of 4 PostgreSQL scanned a million products sequentially for common
 * words.
 */
const RANDOM_PAGE_COST = '1.1';
const CONNECT_TIMEOUT_MS = 10_000;

/** Opens the shop's database; throws for one that cannot search Persian words. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  readNumbersAsNumbers();
  const database =
    options.databaseUrl === undefined ? await openEmbedded(options) : await openPostgres(options, options.databaseUrl);
  try {
    await ensurePersianTrigrams(database.pool, database.kind);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded({ dataDir, templateFile, log }: DatabaseOptions): Promise<Database> {
  const availability = new Availability();
  const onLost = new Set<() => void>();
  const embedded = await startEmbeddedDatabase({
    folder: path.join(dataDir, 'database'),
    templateFile,
    log,
    onAway: (reason) => availability.goAway(reason),
    onBack: () => {
      availability.comeBack();
      // A transaction committing when it ended may be committed without a notification.
      for (const lost of onLost) lost();
    },
  });
  const pool = shopPool({ ...embedded.connection, max: 1, idleTimeoutMillis: 0 }, { log, availability });
  return {
    ...throughPool(pool),
    availability,
    kind: 'embedded',
    listen: async (_, __, lost) => {
      onLost.add(lost);
      return async () => {
        onLost.delete(lost);
      };
    },
    notify: async () => {},
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

/** Limits on a statement's duration, waiting for a lock, an idle transaction, and the memory for sorting. */
const sessionLimits = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 6 * STATEMENT_TIMEOUT_MS,
  work_mem: WORK_MEM,
  random_page_cost: RANDOM_PAGE_COST,
};

async function openPostgres(options: DatabaseOptions, connectionString: string): Promise<Database> {
  const { poolSize = 10, databaseDirectUrl, log } = options;
  const connection: pg.ClientConfig = { connectionString, application_name: 'hojreh', keepAlive: true };
  const direct = { ...connection, connectionString: databaseDirectUrl ?? connectionString };
  const { work_mem: workMemory, random_page_cost: pageCost, ...limits } = sessionLimits;
  // A pooler rejects session settings, which its connections cannot share, so they are set on the role.
  if (databaseDirectUrl !== undefined) await giveRole(direct, sessionLimits);
  const availability = new Availability();
  const pool = shopPool(
    {
      ...connection,
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...(databaseDirectUrl === undefined && {
        ...limits,
        options: `-c work_mem=${workMemory} -c random_page_cost=${pageCost}`,
      }),
    },
    { log, availability },
  );
  if (databaseDirectUrl !== undefined) pool.on('connect', prepareAnew);
  const urls = options.databaseReplicaUrls ?? [];
  const replicas = urls.length === 0 ? undefined : new Replicas({ primary: direct, urls, poolSize, log });
  if (replicas !== undefined) pool.readFrom(replicas);
  const listener = createListener(direct, log);
  const probe = startProbe({
    connection,
    availability,
    onLost: () => pool.breakConnections(),
    log,
    patience: options.probePatience,
  });
  return {
    ...throughPool(pool),
    availability,
    kind: 'postgres',
    ...(replicas && { replicas }),
    listen: listener.listen,
    notify: async (channel, payload) => {
      await pool.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [channel, payload] });
    },
    close: async () => {
      await probe.stop();
      await listener.close();
      await replicas?.close();
      await pool.end();
    },
  };
}

function shopPool(config: pg.PoolConfig, { log, availability }: { log: Log; availability: Availability }): ShopPool {
  return new ShopPool(config, { onError: (error, what) => log.error({ err: error }, what), availability });
}

function throughPool(pool: ShopPool): Pick<Database, 'db' | 'pool' | 'transaction'> {
  return {
    pool,
    db: drizzle({ client: pool }),
    transaction: (work, options) => pool.transaction(work, options),
  };
}

/** The part of the shop that a prepared read needs. */
interface HasDb {
  readonly db: Db;
}

/**
 * Defines a hot read that is built once per database and run as a named prepared statement: `const productBySlug = prepared('product_by_slug', (db)
 * => db.select()…)`, then `productBySlug(shop).execute({ slug })`.
 */
export function prepared<Query>(
  name: string,
  build: (db: Db) => { prepare(name: string): Query },
): (shop: HasDb) => Query {
  const built = new WeakMap<Db, Query>();
  return ({ db }) => {
    let query = built.get(db);
    if (query === undefined) {
      query = build(db).prepare(name);
      built.set(db, query);
    }
    return query;
  };
}
