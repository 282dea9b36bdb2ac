import { rmSync } from 'node:fs';

/** Removes the data folder of the shop that the journeys ran on. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIR'];
  // The database may still be writing while it closes.
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}
