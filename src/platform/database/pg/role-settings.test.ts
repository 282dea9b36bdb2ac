import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../log.ts';
import { DatabaseUnavailable } from '../unavailable.ts';
import { createListener } from './listener.ts';
import { giveRole } from './role-settings.ts';

/** A server that accepts connections and never responds, like a suspended one. */
async function silentServer(): Promise<string> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
}

test('a start with an unresponsive server ends with a message after its timeout', async () => {
  const connectionString = await silentServer();
  const begun = performance.now();
  await expect(giveRole({ connectionString }, { work_mem: '16MB' }, 300)).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test('a connection to a server that has become unresponsive is closed without it', async () => {
  const listener = createListener({ connectionString: await silentServer() }, createLog('silent'), 300);
  const begun = performance.now();
  const listening = listener.listen(
    'stock',
    () => undefined,
    () => undefined,
  );
  await expect(listening).rejects.toThrow(DatabaseUnavailable);
  await listener.close();
  expect(performance.now() - begun).toBeLessThan(3_000);
});
