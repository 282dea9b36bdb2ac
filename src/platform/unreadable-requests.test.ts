import net, { type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './http.ts';
import { createLog } from './log.ts';
import type { Shop } from './shop.ts';

const shop = {
  config: { trustProxy: false, publicUrl: 'http://shop.test' },
  voice: { name: { fa: 'حجره', en: 'Hojreh' }, language: 'fa' },
  log: createLog('silent'),
} as unknown as Shop;
const app = createServer(shop, new Map(), () => null);

beforeAll(async () => {
  app.get('/home', (request, reply) => reply.send({ address: request.url }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function connected(): Socket {
  return net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
}

/** What the server writes until it closes. */
async function answerOn(socket: Socket): Promise<{ status: number; headers: string; body: string }> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body };
}

async function send(text: string) {
  const socket = connected();
  socket.write(text);
  return answerOn(socket);
}

const get = (target: string, headers = 'Host: shop.test\r\n') => send(`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

describe('API-15 the first line of a request', () => {
  test.each([
    ['/home', '/home'],
    ['http://x/home', '/home'],
    ['HTTPS://x:444/home?sort=new', '/home?sort=new'],
    ['http://x/home#there', '/home'],
    ['/home#there', '/home'],
    ['/home?a=1#there', '/home?a=1'],
  ])('%s asks for %s', async (target, address) => {
    expect(await get(target)).toMatchObject({ status: 200, body: JSON.stringify({ address }) });
  });

  test.each(['*', '*/x', 'ftp://x/home', 'http:///home', 'home', '/%', '/%E0%A4%A'])('%s is no address', async (target) => {
    const { status, body } = await get(target);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({ code: 'bad-request', message: 'درخواست خوانده نشد.' });
  });

  test('what has no address has none for HEAD either, and http://x is the front door', async () => {
    expect(await send('HEAD * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).toMatchObject({ status: 400, body: '' });
    expect((await send('OPTIONS * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).status).toBe(400);
    expect(JSON.parse((await get('http://x')).body)).toMatchObject({ code: 'not-found' });
  });
});
