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

/** The Drizzle handle. Transactions are made by `shop.transaction` alone, which routes every query by itself. */
export type Db = Omit<NodePgDatabase, 'transaction'> & { readonly $client: ShopPool };

/** An open database, embedded or PostgreSQL: the same code runs on both. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** For hand-written statements and for pg-boss; inside a transaction its queries run in that transaction. */
  readonly pool: ShopPool;
  /** Whether it can be reached. */
  readonly availability: Availability;
  /**
   * Runs `work` in one transaction and commits it; rolls back when `work` throws or answers a refusal. Inside
   * another transaction it joins that one. After a deadlock it is run again, so `work` must do nothing else
   * than speak to the database: what is to happen outside waits for {@link afterCommit}.
   */
  readonly transaction: <T>(work: () => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /**
   * Receives events of the other processes on a channel. `onLost` is called whenever some may have been missed: when the
   * connection is lost and again when it is back. The embedded database has no other processes: of them nothing is ever heard.
   */
  readonly listen: (channel: string, onEvent: (payload: string) => void, onLost: () => void) => Promise<StopListening>;
  /** Notifies the other processes, when the transaction under way is committed; at most 8,000 bytes. */
  readonly notify: (channel: string, payload: string) => Promise<void>;
  /** Where answers for everybody are read from, if the operator has named any. */
  readonly replicas?: Replicas;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL of 15 or newer; without it the shop keeps its own database in `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * The same database without the pooler that `databaseUrl` leads to (PgBouncer in transaction mode, which gives each transaction another
   * connection of the server): for what needs a connection of its own. Without it `databaseUrl` is the server itself.
   */
  databaseDirectUrl?: string | undefined;
  /** Replicas of that database that stream its log of writes: answers for everybody are read from them. */
  databaseReplicaUrls?: readonly string[] | undefined;
  dataDir: string;
  /** An archive of a migrated embedded database, which a new one begins from. */
  templateFile?: string | undefined;
  poolSize?: number;
  /** How long PostgreSQL may fall silent, in milliseconds, until it counts as away. */
  probePatience?: number | undefined;
  log: Log;
}

const STATEMENT_TIMEOUT_MS = 10_000;
/** No statement waits longer for somebody's lock: the caller learns within two seconds that the shop cannot just now. */
const LOCK_TIMEOUT_MS = 1_500;
/** The products of a word that a million bear fit into it one by one; in PostgreSQL's own 4 MB whole pages are looked through once more. */
const WORK_MEM = '16MB';
/** On a disk without turning parts a page anywhere costs hardly more than the next one. With its own 4 PostgreSQL read a million products from end to end for common words. */
const RANDOM_PAGE_COST = '1.1';
const CONNECT_TIMEOUT_MS = 10_000;

/** Opens the shop's database; it refuses one that cannot find Persian words. */
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
      // What was being committed as it ended may be done, and nobody has heard of it.
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

/** How long a statement, a wait for a lock and an idle transaction may take, and what a statement may sort in memory. */
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
  // A pooler refuses what its connections to the server cannot share, so there they are the role's own.
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

/** What a prepared read needs of the shop. */
interface HasDb {
  readonly db: Db;
}

/**
 * A hot read, built once per database and run as a named prepared statement:
 * `const productBySlug = prepared('product_by_slug', (db) => db.select()…)`, then `productBySlug(shop).execute({ slug })`.
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
