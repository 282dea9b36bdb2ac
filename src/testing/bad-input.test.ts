import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { demoCalls, describedCalls } from './described-calls.ts';
import { useTestShop } from './test-shop.ts';

interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: { name: string; in: string; schema: object }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
        responses: Record<string, { content?: Record<string, unknown> }>;
      }
    >
  >;
}
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  const?: unknown;
  items?: Schema;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    0,
    -1,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\u0000',
    '1e400',
    '۱۲',
    '٠٩١٢',
    '\ud800',
    "' or 1=1 --",
    '../..',
    [],
    {},
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Generates bodies close to the schema: partly valid, partly odd, sometimes with an extra field. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.oneof(fc.constant(schema.const), odd);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(nearly), odd);
  if (schema.properties !== undefined) {
    const fields = Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, nearly(one)]));
    const object = fc.record(fields, { requiredKeys: [] });
    return fc.oneof(
      { weight: 6, arbitrary: object },
      { weight: 1, arbitrary: odd },
      { weight: 1, arbitrary: object.map((one) => ({ ...one, surplus: 1 })) },
    );
  }
  if (schema.type === 'array') return fc.oneof(fc.array(nearly(schema.items ?? {}), { maxLength: 4 }), odd);
  const likely =
    schema.type === 'integer'
      ? fc.integer({ min: -5, max: 400 })
      : schema.type === 'boolean'
        ? fc.boolean()
        : fc.constantFrom('09123456789', '1234567890', 'abc', '1234');
  return fc.oneof(likely, odd);
}

/** Generates content for a file upload, with one of the accepted types or another. */
const oddFile = (types: readonly string[]) =>
  fc.record({
    body: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    type: fc.constantFrom(...types, 'image/png', 'multipart/form-data', 'application/json', 'x', ''),
  });

const jsonType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      'x',
      '',
      'application/x-www-form-urlencoded',
    ),
  },
);

const inPath = fc.oneof(
  fc.constantFrom(
    'x',
    '1',
    '0',
    '-1',
    '99999999999999999999',
    '%00',
    '%',
    '%E0%A4%A',
    '..%2f',
    'categories',
    'specialproduct',
    '"',
    '%F0%9F%98%80',
    'a'.repeat(600),
  ),
  fc.string({ minLength: 1, maxLength: 30 }).map(encodeSafely),
);

/** Generates headers read for every request, with unusual values. */
const oddHeaders = fc.record(
  {
    'idempotency-key': fc.constantFrom('k', '', ' ', 'x'.repeat(300), '\u00e9'),
    cookie: fc.constantFrom(
      'language=en',
      'language=xx',
      'language',
      ';;;=',
      `hojreh=${'%'.repeat(50)}`,
      'refresh=%E0%A4%A; language=fa',
    ),
    'accept-encoding': fc.constantFrom('br;q=0, gzip', 'gzip;q=oops', '*', ',,,', 'identity;q=0'),
    'if-none-match': fc.constantFrom('*', 'W/', '"', ',,', 'W/"x", "y'),
  },
  { requiredKeys: [] },
);

function encodeSafely(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''));
}

const queryNames = [
  'page',
  'page_size',
  'after',
  'sort',
  'brand',
  'price_min',
  'price_max',
  'q',
  'tag',
  'in_stock',
  'to',
  'category',
  'nonsense',
];
const query = fc.dictionary(
  fc.constantFrom(...queryNames),
  fc.oneof(fc.string({ maxLength: 30 }), fc.integer().map(String), fc.constantFrom('0', '101', '%00', '\u0000', '۲')),
  { maxKeys: 4 },
);

/** Returns the document with each reference replaced by its target. */
function withoutReferences(document: Described): Described {
  const parts = document as unknown as Record<string, Record<string, Record<string, object>>>;
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as { $ref?: string };
    const [, part = '', kind = '', name = ''] = $ref?.split('/') ?? [];
    return Object.fromEntries(
      Object.entries({ ...parts[part]?.[kind]?.[name], ...rest }).map(([key, one]) => [key, resolved(one)]),
    );
  };
  return { ...document, paths: resolved(document.paths) as Described['paths'] };
}

/** The number of requests to each call, different on each run: more is found by more runs than by longer ones, and by the drill. */
const requestsOfEach = Number(process.env['REQUESTS_OF_EACH_CALL'] ?? 5);

describe('bad input', () => {
  const app = useTestShop({ LOG_LEVEL: 'silent' });

  test(
    'API-15 every call handles random paths, queries, headers and bodies without an internal error',
    async () => {
      const described = withoutReferences(describedCalls().document as Described);
      for (const [path, methods] of Object.entries(described.paths)) {
        for (const [method, call] of Object.entries(methods)) {
          // Each call has its own users: earlier ones may have signed out, or been suspended.
          const people = await Promise.all([
            customerReady(app.shop),
            customerReady(app.shop, { role: 'owner' }),
            sellerReady(app.shop),
          ]);
          const signedIn = people.map(({ token }) => `Bearer ${token}`);
          const schema = call.requestBody?.content['application/json']?.schema;
          const types = Object.keys(call.requestBody?.content ?? {});
          const body = schema === undefined ? fc.constant(undefined) : nearly(schema).map((one) => JSON.stringify(one));
          const sent =
            types.length === 0 || schema !== undefined ? fc.record({ body, type: jsonType }) : oddFile(types);
          // A stream that is opened stays open: its own tests read it.
          const streams = call.responses['200']?.content?.['text/event-stream'] !== undefined;
          const whoever = fc.constantFrom(
            '',
            'Bearer ',
            'Bearer x.y.z',
            'Basic abc',
            '\t',
            ...(streams ? [] : [...signedIn, ...signedIn]),
          );
          await fc.assert(
            fc.asyncProperty(
              inPath,
              query,
              sent,
              whoever,
              oddHeaders,
              async (segment, requested, { body, type }, authorization, headers) => {
                const address = path.replace(/\{\w+\}/g, () => segment);
                const search = new URLSearchParams(requested).toString();
                const answer = await app.server.inject({
                  method: method.toUpperCase() as 'GET',
                  url: search === '' ? address : `${address}?${search}`,
                  headers: { ...headers, authorization, ...(body === undefined ? {} : { 'content-type': type }) },
                  ...(body === undefined ? {} : { payload: body }),
                });
                expect(
                  answer.statusCode,
                  `${method} ${address}?${search} ${String(body)} → ${answer.body}`,
                ).toBeLessThan(500);
                // A dot segment leads to another address, which may not exist or have other methods.
                const elsewhere =
                  [404, 405].includes(answer.statusCode) &&
                  ['not-found', 'method-not-allowed'].includes(answer.json<{ code: string }>().code);
                if (!elsewhere)
                  expect(
                    Object.keys(call.responses),
                    `${method} ${address}?${search} ${String(body)} → ${answer.body}`,
                  ).toContain(String(answer.statusCode));
                if (answer.statusCode >= 400) {
                  const refusal = answer.json<{ code: string; message: string }>();
                  expect(refusal.code).toBeTypeOf('string');
                  expect(refusal.message.length).toBeGreaterThan(0);
                }
              },
            ),
            { numRuns: requestsOfEach },
          );
        }
      }
    },
    requestsOfEach * 10_000,
  );

  test.each([
    ['malformed JSON', '{"username": ', 'application/json', 400],
    ['no JSON at all', '', 'application/json', 400],
    ['a form', 'username=a&password=b', 'application/x-www-form-urlencoded', 415],
    ['JSON that is called text', '{"username":"a","password":"b"}', 'text/plain', 415],
    ['a body too large', JSON.stringify({ username: 'x'.repeat(300_000), password: 'y' }), 'application/json', 413],
    ['a poisoned prototype', '{"__proto__": {"x": 1}, "username": "a", "password": "b"}', 'application/json', 400],
  ])('API-15 %s is refused with a sentence', async (_, payload, type, status) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/customers/login/',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(3);
  });

  test('the checks and the answers of every call can be made ready', () => {
    for (const call of demoCalls.values()) expect(call.prepare, call.name).not.toThrow();
  });

  test("API-15 an unknown address is refused with a sentence in the caller's language", async () => {
    const persian = await app.server.inject({ url: '/api/nothing/' });
    const english = await app.server.inject({ url: '/api/nothing/', headers: { cookie: 'language=en' } });
    expect([persian.statusCode, english.statusCode]).toEqual([404, 404]);
    expect(persian.json()).toMatchObject({ code: 'not-found', message: expect.stringMatching(/[آ-ی]/) as unknown });
    expect(english.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z]/) as unknown });
  });
});
