import pg from 'pg';
import { sqlState } from '../sql-state.ts';
import { DatabaseUnavailable } from '../unavailable.ts';
import { endConnection } from './end-connection.ts';

/** The timeout for a connection of the shop's pool, and for a statement. */
const usualPatience = 10_000;

/** Sets parameters of a connection's role in this database, for future server connections. Writes nothing when they are set already. */
export async function giveRole(
  connection: pg.ClientConfig,
  settings: Readonly<Record<string, string | number>>,
  patience = usualPatience,
): Promise<void> {
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ ...connection, ...limits });
  // Without a listener, a lost connection would end the process; the running statement is rejected anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; settings: string[] }>(
      `SELECT current_database() AS name, coalesce((SELECT setconfig FROM pg_db_role_setting
         WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)), '{}') AS settings`,
    );
    const [database] = rows;
    if (database === undefined) return;
    for (const [name, value] of Object.entries(settings)) {
      if (database.settings.includes(`${name}=${value}`)) continue;
      await client.query(
        `ALTER ROLE CURRENT_USER IN DATABASE ${pg.escapeIdentifier(database.name)} SET ${name} = ${pg.escapeLiteral(String(value))}`,
      );
    }
  } catch (error) {
    throw sqlState(error) === undefined ? new DatabaseUnavailable(error) : error;
  } finally {
    await endConnection(client);
  }
}
