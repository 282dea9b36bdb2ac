import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { acceptSeveral } from './accept-several.ts';

test('connections are accepted through all handles, and through none once they are closed', async () => {
  const server = net.createServer((socket) => socket.end('taken'));
  server.listen({ host: '127.0.0.1', port: 0, backlog: 64 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const taken = () => text(net.connect(port, '127.0.0.1'));
  const acceptNoMore = await acceptSeveral(server, 64);

  expect(new Set(await Promise.all(Array.from({ length: 100 }, taken)))).toEqual(new Set(['taken']));
  server.close();
  expect(await taken()).toBe('taken');
  acceptNoMore();
  await expect(taken()).rejects.toThrow('ECONNREFUSED');
});
