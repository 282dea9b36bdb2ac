import type pg from 'pg';

/** How long a server may take to close a connection; an unresponsive one never does. */
const patienceMilliseconds = 500;

/** Ends a connection, even when its server is unresponsive. */
export async function endConnection(client: pg.Client | undefined): Promise<void> {
  if (client === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMilliseconds);
  });
  await Promise.race([client.end().catch(() => undefined), late]);
  clearTimeout(timer);
  client.connection.stream.destroy();
}
