import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts';
import pg from 'pg';

/**
 * A process for tests: opens the embedded database in a folder, prints `open` or the error, then writes rows and prints each one once it is
 * committed, until it is killed.
 */
const folder = process.argv[2] ?? '';
try {
  const embedded = await startEmbeddedDatabase({ folder });
  console.log('open');
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  await pool.query('CREATE TABLE IF NOT EXISTS acknowledged (number int GENERATED ALWAYS AS IDENTITY)');
  for (;;) {
    const { rows } = await pool.query<{ number: number }>('INSERT INTO acknowledged DEFAULT VALUES RETURNING number');
    console.log(`row ${rows[0]?.number}`);
  }
} catch (error) {
  console.log(`refused: ${(error as Error).message}`);
  process.exit(1);
}
