import pg from 'pg';
import { endConnection } from '../pg/end-connection.ts';

/** Milliseconds after which a server that has not returned its position is given up. */
const patienceMilliseconds = 500;

/** A position in the write-ahead log as a comparable number: `0/3000148` is 50331976. */
export type Position = bigint;

/** Parses the position that PostgreSQL writes as two hexadecimal numbers. */
export function positionOf(text: string): Position {
  const [high, low] = text.split('/');
  if (high === undefined || low === undefined) throw new Error(`${text} is not a position in a log of writes.`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Watched {
  readonly position: Position;
  /** The database cluster that the log belongs to. */
  readonly cluster: string;
}

const statements = {
  primary:
    'SELECT pg_current_wal_insert_lsn()::text AS position, system_identifier::text AS cluster FROM pg_control_system()',
  // A promoted replica writes its own log from then on.
  replica: `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position,
      system_identifier::text AS cluster FROM pg_control_system()`,
};

/** Queries one server for its position in the write-ahead log over a dedicated connection, so that the query waits for no other. */
export class WalWatch {
  readonly #connection: pg.ClientConfig;
  readonly #text: string;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(connection: pg.ClientConfig, of: keyof typeof statements) {
    this.#connection = {
      ...connection,
      connectionTimeoutMillis: patienceMilliseconds,
      query_timeout: patienceMilliseconds,
    };
    this.#text = statements[of];
  }

  /** Returns its current position; throws if the server is unavailable, silent or not a replica. */
  async look(): Promise<Watched> {
    try {
      const client = this.#client ?? (await this.#connect());
      const { rows } = await client.query<{ position: string | null; cluster: string }>(this.#text);
      const [row] = rows;
      if (row === undefined || row.position === null) throw new Error('This server replays no log of writes.');
      return { position: positionOf(row.position), cluster: row.cluster };
    } catch (error) {
      this.#client?.connection.stream.destroy();
      this.#client = undefined;
      throw error;
    }
  }

  async #connect(): Promise<pg.Client> {
    const fresh = new pg.Client(this.#connection);
    // Without a listener a broken connection would end the process; the next `look` detects it.
    fresh.on('error', () => {
      if (this.#client === fresh) this.#client = undefined;
    });
    this.#client = fresh;
    await fresh.connect();
    if (this.#closed) await endConnection(fresh);
    return fresh;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await endConnection(this.#client);
  }
}
