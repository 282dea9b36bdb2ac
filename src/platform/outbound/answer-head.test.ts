import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFromPublic } from './public-get.ts';
import { postToPublic } from './public-post.ts';

describe('what a server answers that nobody expects', () => {
  let server: Server;
  let address: string;
  let answer = '';
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        // A server that has switched protocols keeps the connection open: nothing it sends ends the wait.
        if (answer.startsWith('HTTP/1.1 101')) socket.write(answer);
        else socket.end(answer);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n';
  const post = () => postToPublic({ address, headers: {}, body: '{}', timeoutMs: 5_000, loopback: true });
  const get = () => getFromPublic({ address, timeoutMs: 5_000, maxBytes: 1_000, loopback: true });

  test.each([
    ['another protocol', switching],
    ['nothing', ''],
    ['half a head', 'HTTP/1.1 200 OK\r\nx-a: b'],
    ['hints alone', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['no HTTP', '\u0000\u0001 nonsense\r\n\r\n'],
  ])('%s is no answer, and is not waited for', async (_, bytes) => {
    answer = bytes;
    expect(await Promise.all([post(), get()])).toEqual([{ error: 'unreachable' }, null]);
  });

  test('a body that breaks off leaves the status of its head to who posted, and nothing to who reads', async () => {
    answer = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nthe begin';
    expect(await Promise.all([post(), get()])).toEqual([
      { status: 200, answer: 'the begin', retryAfterSeconds: null },
      null,
    ]);
  });
});
