import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { api } from '../api.ts';
import type { Call } from '#shared/contract/contract.ts';
import { deviationsOf } from './dialect.ts';

/** The specification's own calls: its addresses, methods and fields stay to the letter. */
const ofTheSpecification = new Set([
  'POST /api/customers/login/',
  'GET /api/customers/current/me/',
  'POST /api/token/refresh/',
  'POST /api/customers/register/',
  'POST /api/customers/send-otp/',
  'POST /api/customers/verify-otp/',
  'GET /api/products/',
  'GET /api/products/:slug/',
  'GET /api/products/categories/',
  'GET /api/products/categories/:slug/',
  'GET /api/products/specialproduct/',
  'GET /api/orders/weeklyBestSellers/',
  'GET /api/orders/cart/',
  'POST /api/orders/cart/',
  'GET /api/cart/',
  'POST /api/cart/add/',
  'PUT /api/cart/update/',
  'DELETE /api/cart/remove/',
]);

/** What is not of the dialect yet: it only shrinks. Who mends a call takes its lines out. */
const left = new Set(
  readFileSync(new URL('dialect-left.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
);

const calls: Readonly<Record<string, Call>> = Object.assign({}, ...api.map(({ contract }) => contract)) as Record<
  string,
  Call
>;

describe('one dialect over all calls', () => {
  const found = deviationsOf(
    Object.fromEntries(Object.entries(calls).filter(([name]) => !ofTheSpecification.has(name))),
  );

  test('no call deviates that did not before', () => {
    expect(found.filter((one) => !left.has(one))).toEqual([]);
  });

  test('what was mended is not on the list any more', () => {
    expect([...left].filter((one) => !found.includes(one))).toEqual([]);
  });

  test('the specification’s calls are all there', () => {
    expect([...ofTheSpecification].filter((name) => !(name in calls))).toEqual([]);
  });
});

const good: Call = { summary: 'A planted call.', access: 'public', reply: Type.Object({ id: Type.Integer() }) };
const staff = { staff: ['owner'] } as const;

test.each<[rule: string, name: string, error: Partial<Call>]>([
  ['closing-slash', 'GET /api/things', {}],
  ['file-suffix', 'GET /api/things/table/', { download: 'text/csv' }],
  ['address-words', 'GET /api/bigThings/', {}],
  ['address-words', 'GET /api/things/:thingId/', {}],
  ['plural-nouns', 'GET /api/thing/:id/', {}],
  ['creates-with-201', 'POST /api/things/', {}],
  ['a-job-with-202', 'POST /api/things/exports/', { status: 202 }],
  ['delete-without-body', 'DELETE /api/things/:id/', { body: Type.Object({}) }],
  ['answers-what-it-wrote', 'POST /api/things/:id/close/', { reply: Type.Object({}) }],
  ['sees-the-version', 'PUT /api/admin/things/:id/', { access: staff, body: Type.Object({ name: Type.String() }) }],
  ['no-bare-array', 'GET /api/things/', { reply: Type.Array(Type.String()) }],
  ['list-goes-on', 'GET /api/things/', { reply: Type.Object({ data: Type.Array(Type.String()) }) }],
  [
    'list-by-after',
    'GET /api/things/',
    {
      query: Type.Object({ before: Type.Integer() }),
      reply: Type.Object({ data: Type.Array(Type.String()), next: Type.String(), next_after: Type.String() }),
    },
  ],
  ['snake-case-fields', 'GET /api/things/:id/', { reply: Type.Object({ bigItem: Type.Integer() }) }],
  ['kebab-case-values', 'GET /api/things/:id/', { reply: Type.Object({ kind: Type.Enum(['Big_One']) }) }],
  ['moments-end-in-at', 'GET /api/things/:id/', { reply: Type.Object({ made: Type.String({ format: 'date-time' }) }) }],
  ['at-is-a-moment', 'GET /api/things/:id/', { reply: Type.Object({ made_at: Type.String() }) }],
  [
    'money-names',
    'GET /api/things/:id/',
    { reply: Type.Object({ cost: Type.Integer({ description: 'Whole toman' }) }) },
  ],
  ['status-not-state', 'GET /api/things/:id/', { reply: Type.Object({ state: Type.String() }) }],
  ['kind-not-type', 'GET /api/things/:id/', { reply: Type.Object({ inside: Type.Object({ type: Type.String() }) }) }],
])('a planted error is found: %s in %s', (rule, name, error) => {
  expect(deviationsOf({ [name]: { ...good, ...error } }).map((one) => one.split(' ')[0])).toContain(rule);
});

test('a call of the dialect has no error', () => {
  const item = Type.Object({
    id: Type.Integer(),
    status: Type.Enum(['open', 'closed']),
    unit_price: Type.Integer({ description: 'Whole toman' }),
    created_at: Type.String({ format: 'date-time' }),
    version: Type.Integer(),
  });
  expect(
    deviationsOf({
      'GET /api/admin/things/': {
        ...good,
        reply: Type.Object({ data: Type.Array(item), next: Type.String(), next_after: Type.String() }),
      },
      'POST /api/admin/things/': { ...good, access: staff, status: 201, reply: item },
      'PUT /api/admin/things/:id/': {
        ...good,
        access: staff,
        body: Type.Object({ version: Type.Integer() }),
        reply: item,
      },
      'GET /api/admin/orders/:number/invoice.pdf': { ...good, download: 'application/pdf' },
    }),
  ).toEqual([]);
});
