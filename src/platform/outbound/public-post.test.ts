import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { postToPublic, type PublicPost } from './public-post.ts';

describe('addresses of the public internet', () => {
  test.each(['8.8.8.8', '185.143.233.120', '172.15.0.1', '172.32.0.1', '2a00:1450:4001:82f::200e', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.1', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    // Unspecified, loopback, mapped, translated, unique local, link-local with and without a zone, multicast.
    ...['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::10.0.0.1', '64:ff9b::a00:1', 'fc00::1', 'fd12::1'],
    ...['fe80::1', 'fe80::1%eth0', 'ff02::1', 'fec0::1', '2001::1', '2001:db8::1', '2002:a00:1::1', '3fff::1'],
    ...['', 'localhost', '10.0.0', '0x7f.1', '2130706433', '2a00::1%eth0'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a post to an external address', () => {
  let server: Server;
  let port = 0;
  const received: { host: string | undefined; body: string }[] = [];
  let answer: { status: number; headers?: Record<string, string>; body?: string } | 'silence' | 'drip' = {
    status: 200,
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ host: request.headers.host, body });
        if (answer === 'silence') return;
        if (answer === 'drip') {
          response.writeHead(200);
          response.write('a');
          return;
        }
        response.writeHead(answer.status, answer.headers);
        response.end(answer.body ?? '');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received.length = 0;
    answer = { status: 200 };
  });
  const post = (address: string, more: Partial<PublicPost> = {}) =>
    postToPublic({ address, headers: {}, body: '{"سلام":1}', timeoutMs: 400, loopback: false, ...more });
  const leadsTo = (...addresses: string[]) => ({
    findAddresses: () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
  });

  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://0x7f.1:PORT/',
    'http://2130706433:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://0:PORT/',
  ])('%s is not called', async (address) => {
    expect(await post(address.replace('PORT', String(port)))).toEqual({ error: 'address-private' });
    expect(received).toEqual([]);
  });

  test('a name is not called when any of its addresses is private, nor at an address it resolves to later', async () => {
    const address = `http://erp.example.com:${port}/`;
    for (const found of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['10.0.0.1'], ['::ffff:7f00:1'], ['169.254.169.254']])
      expect(await post(address, leadsTo(...found)), String(found)).toEqual({ error: 'address-private' });
    // A name that changes between the check and the connection (DNS rebinding): it is resolved once, and the connection goes to that address.
    let lookups = 0;
    const changes = {
      loopback: true,
      findAddresses: () => {
        lookups += 1;
        return Promise.resolve([{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
      },
    };
    expect(await post(address, changes)).toMatchObject({ status: 200 });
    expect([lookups, received]).toEqual([1, [{ host: `erp.example.com:${port}`, body: '{"سلام":1}' }]]);
    // Each post resolves it again.
    expect(await post(address, changes)).toEqual({ error: 'address-private' });
  });

  test('a redirect is a response and is not followed', async () => {
    answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/inside` } };
    expect(await post(`http://127.0.0.1:${port}/`, { loopback: true })).toMatchObject({ status: 307 });
    expect(received).toHaveLength(1);
  });

  test('only the beginning of a response is read, without unsafe characters; Retry-After is honoured', async () => {
    answer = { status: 503, headers: { 'retry-after': '120' }, body: `\u0000یک\r\nدو${'x'.repeat(100_000)}` };
    const outcome = await post(`http://127.0.0.1:${port}/`, { loopback: true });
    expect(outcome).toMatchObject({ status: 503, retryAfterSeconds: 120 });
    expect('answer' in outcome && [outcome.answer.length, outcome.answer.slice(0, 6)]).toEqual([300, 'یک دوx']);
  });

  test.each(['silence', 'drip'] as const)('a response that does not end (%s) times out', async (kind) => {
    answer = kind;
    expect(await post(`http://127.0.0.1:${port}/`, { loopback: true })).toEqual({ error: 'too-slow' });
  });

  test('an unresponsive host and an unknown name are different errors', async () => {
    const { port: closed } = await new Promise<AddressInfo>((resolve) => {
      const gone = createServer().listen(0, '127.0.0.1', () => {
        const address = gone.address() as AddressInfo;
        gone.close(() => {
          resolve(address);
        });
      });
    });
    expect(await post(`http://127.0.0.1:${closed}/`, { loopback: true })).toEqual({ error: 'unreachable' });
    const nobody = { findAddresses: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) };
    expect(await post('https://nobody.example/', nobody)).toEqual({ error: 'name-unknown' });
  });
});
