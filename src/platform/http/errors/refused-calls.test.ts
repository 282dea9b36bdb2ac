import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { acceptedLanguage } from '../languages.ts';
import { errorCodes, isRetryable } from './error-codes.ts';

const wrongLogin = { method: 'POST', url: '/api/customers/login/' } as const;

describe('API-15 an error response for programs', () => {
  const app = useTestShop();

  test('states the path, code and limit of each field, and the request id', async () => {
    const answer = await app.server.inject({
      ...wrongLogin,
      headers: { 'x-request-id': 'order-17/try-2', 'accept-language': 'en' },
      payload: { username: 'x'.repeat(300), surplus: 1 },
    });
    expect(answer.json()).toEqual({
      code: 'invalid-request',
      message: 'Not accepted: This is required.',
      fields: {
        password: 'This is required.',
        surplus: 'This field is not known.',
        username: 'At most 254 characters are accepted.',
      },
      errors: [
        { path: 'password', code: 'required', message: 'This is required.' },
        { path: 'surplus', code: 'unknown', message: 'This field is not known.' },
        { path: 'username', code: 'too-long', message: 'At most 254 characters are accepted.', limit: 254 },
      ],
      request_id: 'order-17/try-2',
      retryable: false,
    });
    expect(answer.headers).toMatchObject({ 'x-request-id': 'order-17/try-2', 'content-language': 'en' });
  });

  test('an id that cannot be logged is replaced', async () => {
    for (const given of ['', 'x'.repeat(200), 'a b', 'a"b']) {
      const { headers, statusCode } = await app.server.inject({
        url: '/api/products/',
        headers: { 'x-request-id': given },
      });
      expect([statusCode, headers['x-request-id']]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    }
  });

  test('is an RFC 9457 problem where that is requested', async () => {
    const answer = await app.server.inject({
      url: '/api/products/nothing/',
      headers: { accept: 'application/problem+json, application/json', 'accept-language': 'en' },
    });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      type: `${app.shop.config.publicUrl}/api/errors/#product-not-found`,
      title: 'product-not-found',
      status: 404,
      detail: 'product not found',
      code: 'product-not-found',
      retryable: false,
    });
  });

  test('an address with other methods responds 405 and lists them, for any spelling of the address', async () => {
    for (const url of ['/api/cart/', '/api/cart', '/api/cart/?x=1']) {
      const answer = await app.server.inject({ method: 'DELETE', url });
      expect([answer.statusCode, answer.headers.allow, answer.json<{ code: string }>().code]).toEqual([
        405,
        'GET, HEAD',
        'method-not-allowed',
      ]);
    }
    expect((await app.server.inject({ method: 'DELETE', url: '/api/nothing/' })).statusCode).toBe(404);
  });

  test('an unreadable body hides neither a wrong method nor an unknown address', async () => {
    const bodies = [
      { payload: '{"half', headers: { 'content-type': 'application/json' } },
      { payload: '<a/>', headers: { 'content-type': 'text/xml' } },
      { payload: ' '.repeat(300_000), headers: { 'content-type': 'application/json' } },
    ];
    for (const body of bodies) {
      const answer = await app.server.inject({ method: 'POST', url: '/api/cart/', ...body });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect((await app.server.inject({ method: 'POST', url: '/api/nothing/', ...body })).statusCode).toBe(404);
      expect((await app.server.inject({ method: 'POST', url: '/home', ...body })).statusCode).toBe(404);
    }
  });

  test('401 states what is required, and whether a token was sent', async () => {
    const request = async (authorization?: string) =>
      (await app.server.inject({ url: '/api/cart/', headers: authorization === undefined ? {} : { authorization } }))
        .headers['www-authenticate'];
    expect([await request(), await request('Bearer x.y.z')]).toEqual([
      'Bearer realm="shop"',
      'Bearer realm="shop", error="invalid_token"',
    ]);
  });

  test('two callers refused with the same shared response receive their own request ids', async () => {
    const both = await Promise.all(
      ['one', 'two'].map((id) =>
        app.server.inject({ url: '/api/products/nothing-here/', headers: { 'x-request-id': id } }),
      ),
    );
    expect(both.map((answer) => answer.json<{ request_id: string }>().request_id)).toEqual(['one', 'two']);
  });
});

describe('the language of a call', () => {
  const app = useTestShop();
  const messages = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.server.inject({ url, headers });
    return [answer.headers['content-language'], answer.statusCode];
  };

  test('is that of the address, then Accept-Language, then the cookie, then the shop’s', async () => {
    const missing = '/api/products/nothing/';
    const english = { cookie: 'language=en' };
    expect(await messages(missing)).toEqual(['fa', 404]);
    expect(await messages(missing, english)).toEqual(['en', 404]);
    expect(await messages(missing, { ...english, 'accept-language': 'fa-IR' })).toEqual(['fa', 404]);
    expect(await messages(`${missing}?language=en`, { 'accept-language': 'fa-IR' })).toEqual(['en', 404]);
    expect(await messages(missing, { ...english, 'accept-language': 'de' })).toEqual(['en', 404]);
    expect(await messages(`${missing}?language=de`)).toEqual(['fa', 400]);
    expect(await messages('/api/cart/?language=en')).toEqual(['en', 401]);
  });

  test('a shared cache varies only by what the response depends on', async () => {
    await productReady(app.shop);
    const vary = async (url: string, headers: Record<string, string> = {}) =>
      (await app.server.inject({ url, headers })).headers.vary;
    for (let round = 0; round < 2; round++) {
      expect(await vary('/api/products/?language=en')).toBe('accept-encoding');
      expect(await vary('/api/products/', { 'accept-language': 'en' })).toBe('accept-encoding, accept-language');
      expect(await vary('/api/products/')).toBe('accept-encoding, accept-language, cookie');
    }
  });

  test.each([
    ['fa-IR,fa;q=0.9,en-US;q=0.8', 'fa'],
    ['en-GB;q=0.4, fa;q=0.5', 'fa'],
    ['de, en;q=0.1', 'en'],
    ['EN', 'en'],
    ['en;q=0, fa;q=oops', 'fa'],
    ['*', null],
    ['', null],
    ['e'.repeat(500), null],
  ])('%s reads as %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

describe('the seen version', () => {
  const app = useTestShop();

  test('is returned as an ETag, accepted from If-Match or the body, and required by a 428', async () => {
    const { token } = await customerReady(app.shop, { role: 'owner' });
    const name = 'GET /api/admin/settings/order-terms/';
    const read = await app.call(name, { token });
    const { version } = read.body as { version: number };
    expect(read.headers.etag).toBe(`"${version}"`);
    const put = (headers: Record<string, string>, more: object = {}) =>
      app.call('PUT /api/admin/settings/order-terms/', {
        token,
        headers,
        body: { return_days: 9, tax_id: null, ...more },
      });
    expect(await put({})).toMatchObject({ status: 428, body: { code: 'version-needed' } });
    expect((await put({ 'if-match': '*' })).status).toBe(428);
    for (const malformed of ['nonsense', '3', '"a"', '""', '"1", "2"', '"99999999999"'])
      expect(await put({ 'if-match': malformed }), malformed).toMatchObject({
        status: 400,
        body: { code: 'invalid-request', errors: [{ path: 'if-match', code: 'malformed' }] },
      });
    expect((await put({ 'if-match': `"${version}"` })).status).toBe(200);
    expect(await put({ 'if-match': `"${version}"` })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', facts: { version: version + 1 } },
    });
    const both = (tag: string, seen: unknown) => put({ 'if-match': tag }, { version: seen });
    // None of them can be converted to a string.
    for (const odd of [{ toString: 1 }, { toString: null, valueOf: null }, [], null])
      expect(await both('"1"', odd)).toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } });
    for (const [tag, seen] of [
      [`"${version}"`, version + 1],
      [`"${version + 1}"`, version],
    ] as const)
      expect(await both(tag, seen), tag).toMatchObject({
        status: 400,
        body: { code: 'invalid-request', errors: [{ path: 'version', code: 'not-the-same' }] },
      });
    expect((await put({}, { version: version + 1 })).status).toBe(200);
    expect((await both(`"${version + 2}"`, version + 2)).status).toBe(200);
    expect((await both('*', version + 3)).status).toBe(200);
  });
});

test('codes are spelt the same everywhere, and transient errors may be retried', () => {
  for (const [code, [status, meaning]] of Object.entries(errorCodes)) {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
    expect(isRetryable(code, status)).toBe([408, 429, 502, 503].includes(status) || code === 'request-in-progress');
  }
});
