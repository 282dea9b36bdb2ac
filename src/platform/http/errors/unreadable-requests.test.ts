import net, { type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../http.ts';
import { createLog } from '../../log.ts';
import type { Shop } from '../../shop.ts';

const shop = {
  config: { trustProxy: false, publicUrl: 'http://shop.test', corsOrigins: [] },
  identity: { name: { fa: 'حجره', en: 'Hojreh' }, language: 'fa' },
  log: createLog('silent'),
} as unknown as Shop;
const app = createServer(shop, new Map(), () => null);
const sockets: Socket[] = [];

beforeAll(async () => {
  app.get('/home', (request, reply) => reply.send({ address: request.url }));
  app.get('/named/:name', (request, reply) => reply.send(request.params));
  app.post('/echo', (request, reply) => reply.send({ received: request.body }));
  app.server.on('connection', (socket: Socket) => sockets.push(socket));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function connected(): Socket {
  return net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
}

/** Reads what the server writes until it closes the connection. */
async function answerOn(socket: Socket): Promise<{ status: number; headers: string; body: string }> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body };
}

test('a part with its own protocol handles its own addresses', async () => {
  const own = {
    prefix: '/own/',
    answer: (_: Shop, __: Error, ___: unknown, reply: FastifyReply) => reply.code(400).send({ own: true }),
  };
  const server = createServer(shop, new Map(), () => null, undefined, [own]);
  server.get('/own/:id', (_, reply) => reply.send({}));
  for (const address of ['/own/%zz', `/own/${'x'.repeat(600)}`])
    expect((await server.inject(address)).json()).toEqual({ own: true });
  expect((await server.inject('/else/%zz')).json()).toMatchObject({ code: 'bad-request' });
  await server.close();
});

async function send(text: string) {
  const socket = connected();
  socket.write(text);
  return answerOn(socket);
}

const get = (target: string, headers = 'Host: shop.test\r\n') =>
  send(`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

describe('API-15 the request line', () => {
  test.each([
    ['/home', '/home'],
    ['http://x/home', '/home'],
    ['HTTPS://x:444/home?sort=new', '/home?sort=new'],
    ['http://x/home#there', '/home'],
    ['/home#there', '/home'],
    ['/home?a=1#there', '/home?a=1'],
  ])('%s requests %s', async (target, address) => {
    expect(await get(target)).toMatchObject({ status: 200, body: JSON.stringify({ address }) });
  });

  test.each(['*', '*/x', 'ftp://x/home', 'http:///home', 'home', '/%', '/%E0%A4%A'])(
    '%s is not an address',
    async (target) => {
      const { status, body } = await get(target);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ code: 'bad-request', message: 'درخواست خوانده نشد.', retryable: false });
    },
  );

  test.each(['..', '.', '%2e%2e', '%2E.', '.%2e', '%2e'])(
    'a name of only dots does not lead to a parent: /named/%s',
    async (name) => {
      expect(JSON.parse((await get(`/named/${name}`)).body)).toEqual({ name: name.replaceAll(/\.|%2e/gi, '%2e') });
      for (const target of [`/named/x/${name}/${name}/home`, `/${name}/home`, `/named\\${name}\\home`, `/${name}?a=1`])
        expect(await get(target), target).toMatchObject({ status: 404 });
    },
  );

  test.each([
    ['/home?at=/../..', '/home?at=/../..'],
    ['/named/...', undefined],
    ['/named/.well-known', undefined],
    ['/named/a..', undefined],
  ])('%s is unchanged', async (target, address) => {
    const { body } = await get(target);
    expect(JSON.parse(body)).toEqual(address === undefined ? { name: target.slice(7) } : { address });
  });

  test('an unparsable address is also unparsable for HEAD, and http://x is the home page', async () => {
    expect(await send('HEAD * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).toMatchObject({
      status: 400,
      body: '',
    });
    expect((await send('OPTIONS * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).status).toBe(400);
    expect(JSON.parse((await get('http://x')).body)).toMatchObject({ code: 'not-found' });
  });
});

describe('a body is read as written or refused', () => {
  const post = async (headers: string, body: Buffer, target = '/echo') => {
    const socket = connected();
    const head = `POST ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n`;
    socket.write(Buffer.concat([Buffer.from(head), body]));
    const { status, headers: answered, body: text } = await answerOn(socket);
    return [status, (JSON.parse(text) as { code?: string }).code, answered.includes('accept-encoding: identity')];
  };
  const payload = Buffer.from('{"a":"ب"}');

  test.each(['utf-8', '"UTF-8"', 'us-ascii'])('in %s', async (charset) => {
    expect(await post(`Content-Type: application/json; charset=${charset}\r\n`, payload)).toEqual([
      200,
      undefined,
      false,
    ]);
  });

  test.each(['utf-16', '"windows-1256"', 'iso-8859-1', 'utf-8; charset=utf-16'])('never in %s', async (charset) => {
    const type = `Content-Type: application/json; charset=${charset}\r\n`;
    expect(await post(type, payload)).toEqual([415, 'wrong-media-type', false]);
  });

  test.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x'])('never compressed with %s', async (encoding) => {
    const headers = `Content-Type: application/json\r\nContent-Encoding: ${encoding}\r\n`;
    for (const body of [payload, gzipSync(payload)])
      expect(await post(headers, body)).toEqual([415, 'wrong-media-type', true]);
    expect((await post(headers, payload, '/nowhere'))[0]).toBe(404);
  });

  test('never with invalid UTF-8', async () => {
    const type = 'Content-Type: application/json\r\n';
    expect(await post(type, Buffer.from('{"a":"\xff"}', 'latin1'))).toEqual([400, 'bad-request', false]);
    expect((await post(type, Buffer.from('\ufeff{"a":1}')))[0]).toBe(200);
  });
});

describe('API-15 an unreadable request is refused with a code and a sentence', () => {
  const host = 'Host: shop.test\r\n';
  test.each([
    ['letters that an address cannot hold', `GET /خانه HTTP/1.1\r\n${host}\r\n`, 400, 'bad-request'],
    [
      'two lengths',
      `POST /echo HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
      'bad-request',
    ],
    [
      'a length and chunks',
      `POST /echo HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'bad-request',
    ],
    [
      'a broken chunk',
      `POST /echo HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'bad-request',
    ],
    ['a method that nobody knows', `FETCH /home HTTP/1.1\r\n${host}\r\n`, 400, 'bad-request'],
    ['no HTTP at all', 'سلام\r\n\r\n', 400, 'bad-request'],
    ['two hosts', `GET /home HTTP/1.1\r\n${host}HOST: shop.test\r\nConnection: close\r\n\r\n`, 400, 'bad-request'],
    ['an empty host', 'GET /home HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    ['a host that is none', 'GET /home HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    ['no host', 'GET /home HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
    ['headers too large', `GET /home HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
    ['an expectation', `GET /home HTTP/1.1\r\n${host}Expect: magic\r\n\r\n`, 417, 'expectation-failed'],
  ])('%s', async (_, text, status, code) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(answer.headers).toContain('content-type: application/json; charset=utf-8');
    expect(answer.headers).toContain('cache-control: no-store');
    expect(JSON.parse(answer.body)).toEqual({
      code,
      message: expect.stringMatching(/^[آ-ی].+\.$/) as unknown,
      request_id: expect.stringMatching(/^[\w-]+$/) as unknown,
      retryable: false,
    });
  });

  test('a request that does not end', async () => {
    const client = connected();
    const answer = answerOn(client);
    client.write('GET /home HTTP/1.1\r\n');
    await once(client, 'connect');
    await expect.poll(() => sockets.some(({ remotePort }) => remotePort === client.localPort)).toBe(true);
    const served = sockets.find(({ remotePort }) => remotePort === client.localPort);
    // Node emits this itself after half a minute.
    app.server.emit(
      'clientError',
      Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      served,
    );
    const { status, body } = await answer;
    expect(status).toBe(408);
    expect(JSON.parse(body)).toMatchObject({ code: 'too-slow' });
  });

  test('an old client needs no Host header, and an expectation in English is refused in English', async () => {
    expect((await send('GET /home HTTP/1.0\r\n\r\n')).status).toBe(200);
    const english = await send(`GET /home HTTP/1.1\r\n${host}Cookie: language=en\r\nExpect: magic\r\n\r\n`);
    expect(JSON.parse(english.body)).toMatchObject({ message: 'What the request expects cannot be met.' });
  });
});
