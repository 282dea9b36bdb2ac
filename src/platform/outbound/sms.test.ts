import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { kavenegarSms, MessageNotSent } from './sms.ts';

/** A fake Kavenegar: responds with the configured status, or not at all. */
let server: Server;
let answers: { http: number; inside: number } | 'silence' | 'without end' | 'elsewhere' = { http: 200, inside: 200 };
const requests: { path: string; fields: Record<string, string> }[] = [];
let baseAddress = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    void readAll(request).then((body) => {
      requests.push({ path: request.url ?? '', fields: Object.fromEntries(new URLSearchParams(body)) });
      if (answers === 'silence') return;
      if (answers === 'elsewhere') {
        response.writeHead(307, { location: '/another-server' }).end();
        return;
      }
      if (answers === 'without end') {
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(65_536)));
        };
        response.on('drain', more).writeHead(200);
        more();
        return;
      }
      response.writeHead(answers.http, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ return: { status: answers.inside, message: 'x' }, entries: [] }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  baseAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function readAll(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

const sms = () =>
  kavenegarSms(
    { apiKey: 'key-of-the-shop', template: 'sign-in' },
    { baseAddress, timeoutMs: answers === 'without end' ? 5_000 : 300 },
  );
const sendCode = () => sms().sendCode({ to: '+989121234567', code: '4821', language: 'fa' });

test("a code is sent with the template, in Kavenegar's format", async () => {
  answers = { http: 200, inside: 200 };
  await sendCode();
  expect(requests.at(-1)).toEqual({
    path: '/v1/key-of-the-shop/verify/lookup.json',
    fields: { receptor: '09121234567', token: '4821', template: 'sign-in' },
  });
});

test('other text is sent unchanged', async () => {
  answers = { http: 200, inside: 200 };
  await sms().send({ to: '+989121234567', text: 'سفارش شما رسید.' });
  expect(requests.at(-1)).toEqual({
    path: '/v1/key-of-the-shop/sms/send.json',
    fields: { receptor: '09121234567', message: 'سفارش شما رسید.' },
  });
});

test.each([
  ['no credit, told by HTTP', { http: 418, inside: 418 }, 'status 418'],
  ['no credit, told inside', { http: 200, inside: 418 }, 'status 418'],
  ['a token that the template cannot take', { http: 431, inside: 431 }, 'status 431'],
  ['a failure of theirs', { http: 500, inside: 500 }, 'status 500'],
  ['silence', 'silence' as const, 'within 300 ms'],
  ['an answer without end', 'without end' as const, 'reached or understood'],
  ['another address, which would be given the key', 'elsewhere' as const, 'reached or understood'],
])('%s: the message was not sent, and the error contains no personal data', async (_, given, sentence) => {
  answers = given;
  const error: unknown = await sendCode().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MessageNotSent);
  const message = `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack ?? ''}`;
  expect(message).toContain(sentence);
  for (const secret of ['4821', '9121234567', 'key-of-the-shop']) expect(message).not.toContain(secret);
  expect((error as Error).cause).toBe(undefined);
});

test('nothing is sent inside a transaction', async () => {
  const { database, remove } = await openTestDatabase();
  try {
    await expect(database.transaction(sendCode)).rejects.toThrow('inside a transaction');
  } finally {
    await remove();
  }
});
