import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { api } from '../api.ts';
import { bulkOf, BulkReply } from '#shared/contract/bulk.ts';
import type { Call } from '#shared/contract/contract.ts';
import { Id, Moment, SeenOrder } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { left, ofTheSpecification, type Exceptions } from './dialect-left.ts';
import { deviationsOf, unexplained } from './dialect.ts';

const namesOf = (groups: readonly Exceptions[]) => groups.flatMap(({ names }) => names);
const specified = new Set(namesOf(ofTheSpecification));
const known = new Set(namesOf(left));

const calls: Readonly<Record<string, Call>> = Object.assign({}, ...api.map(({ contract }) => contract)) as Record<
  string,
  Call
>;

test.each(['staff', 'seller-things'])('adding to a list responds 201, whatever it is called: %s', (noun) => {
  const list = {
    access: 'public',
    summary: 'Lists.',
    reply: Type.Object({ data: Type.Array(Type.Object({})) }),
  } as const;
  const added = { access: 'public', summary: 'Adds.', reply: Type.Object({ id: Type.Integer() }) } as const;
  const rulesOf = (call: Call) =>
    deviationsOf({ [`GET /api/admin/${noun}/`]: list, [`POST /api/${noun}/`]: call }).map((one) => one.split(' ')[0]);
  expect(rulesOf(added)).toContain('creates-with-201');
  expect(rulesOf({ ...added, status: 201 })).not.toContain('creates-with-201');
});

describe('one convention over all calls', () => {
  const found = deviationsOf(Object.fromEntries(Object.entries(calls).filter(([name]) => !specified.has(name))));

  test('no call deviates newly', () => {
    expect(found.filter((one) => !known.has(one))).toEqual([]);
  });

  test('a corrected deviation is no longer listed', () => {
    expect([...known].filter((one) => !found.includes(one))).toEqual([]);
  });

  test('the specification’s calls all exist', () => {
    expect([...specified].filter((name) => !(name in calls))).toEqual([]);
  });

  test('every exception has exactly one reason', () => {
    expect(unexplained([...ofTheSpecification, ...left])).toEqual([]);
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
  [
    'sees-the-version',
    'PUT /api/admin/things/:id/',
    { access: staff, body: Type.Object({ before: Type.Optional(Type.String()) }) },
  ],
  ['not-found-is-404', 'GET /api/things/:id/', { refusals: { 'thing-gone': 404 } }],
  ['not-found-is-404', 'GET /api/things/:id/', { refusals: { 'thing-not-found': 409 } }],
  ['unknown-is-422', 'POST /api/things/', { refusals: { 'thing-unknown': 400 } }],
  ['taken-is-409', 'POST /api/things/', { refusals: { 'thing-taken': 400 } }],
  ['codes-by-noun', 'POST /api/things/', { refusals: { taken: 409 } }],
  ['codes-by-noun', 'POST /api/things/', { refusals: { 'too-many': 409 } }],
  ['codes-by-noun', 'POST /api/things/:id/close/', { refusals: { 'closed-already': 409 } }],
  ['codes-by-noun', 'POST /api/things/:id/close/', { refusals: { 'no-thing': 409 } }],
  ['bulk-is-named-so', 'POST /api/things/decide/', {}],
  ['bulk-answers-outcomes', 'POST /api/things/bulk-close/', { body: bulkOf(Type.Object({})), reply: Type.Object({}) }],
  [
    'bulk-of-a-hundred',
    'POST /api/things/bulk-close/',
    { body: Type.Object({ ids: Type.Array(Id(), { maxItems: 200 }) }), reply: BulkReply },
  ],
  ['moments-end-in-at', 'POST /api/things/', { body: Type.Object({ begin: Moment() }) }],
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
  [
    'list-is-paged',
    'GET /api/things/',
    {
      query: Type.Object({ after: Type.Optional(Type.String()) }),
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
  ['languages-together', 'POST /api/things/', { body: Type.Object({ name_en: Type.String() }) }],
  ['languages-together', 'GET /api/things/:id/', { reply: Type.Object({ title_fa: Type.String() }) }],
  ['status-not-state', 'GET /api/things/:id/', { reply: Type.Object({ state: Type.String() }) }],
  ['kind-not-type', 'GET /api/things/:id/', { reply: Type.Object({ inside: Type.Object({ type: Type.String() }) }) }],
  ['reason-says-why', 'GET /api/things/:id/', { reply: Type.Object({ refusal: Nullable(Type.String()) }) }],
  ['reason-says-why', 'GET /api/things/:id/', { reply: Type.Object({ cause: Type.Enum(['staff']) }) }],
  ['method-says-how', 'POST /api/things/:id/return/', { body: Type.Object({ refund_way: Type.String() }) }],
  ['status-says-where', 'GET /api/things/:id/', { query: Type.Object({ step: Type.Optional(Type.String()) }) }],
  ['status-says-where', 'GET /api/things/:id/', { reply: Type.Object({ refund_standing: Type.String() }) }],
  ['says-what-is', 'GET /api/things/:id/', { reply: Type.Object({ hidden: Type.Boolean() }) }],
  ['says-what-is', 'GET /api/things/:id/', { reply: Type.Object({ paused: Nullable(Type.Boolean()) }) }],
  ['booleans-are-booleans', 'GET /api/things/:id/', { query: Type.Object({ paid: Type.Enum(['yes', 'no']) }) }],
  ['counts-end-in-count', 'GET /api/things/:id/', { reply: Type.Object({ orders: Type.Integer() }) }],
  ['counts-end-in-count', 'GET /api/things/:id/', { reply: Type.Object({ unread: Nullable(Type.Integer()) }) }],
])('a planted error is found: %s in %s', (rule, name, error) => {
  expect(deviationsOf({ [name]: { ...good, ...error } }).map((one) => one.split(' ')[0])).toContain(rule);
});

test.each<[what: string, groups: Exceptions[]]>([
  ['no reason', [{ reason: '', names: ['a planted line'] }]],
  ['no sentence', [{ reason: 'later', names: ['a planted line'] }]],
  [
    'two reasons',
    [
      { reason: 'It is the first of two long reasons.', names: ['a planted line'] },
      { reason: 'It is the second of two long reasons.', names: ['a planted line'] },
    ],
  ],
])('a planted exception with %s is refused', (_, groups) => {
  expect(unexplained(groups)).toEqual(['a planted line']);
});

test('a conforming call has no error', () => {
  const item = Type.Object({
    id: Type.Integer(),
    status: Type.Enum(['open', 'closed']),
    unit_price: Type.Integer({ description: 'Whole toman' }),
    created_at: Type.String({ format: 'date-time' }),
    reason: Nullable(Type.String()),
    visible: Type.Boolean(),
    hidden: Type.Array(Id()),
    orders_count: Type.Integer(),
    return_days: Type.Integer(),
    max_uses: Nullable(Type.Integer()),
    counts: Type.Object({ waiting: Type.Integer() }),
    version: Type.Integer(),
  });
  expect(
    deviationsOf({
      'GET /api/admin/things/': {
        ...good,
        query: Type.Object({ page_size: Type.Optional(Type.Integer()), after: Type.Optional(Type.String()) }),
        reply: Type.Object({ data: Type.Array(item), next: Type.String(), next_after: Type.String() }),
      },
      'POST /api/admin/things/': { ...good, access: staff, status: 201, reply: item },
      'PUT /api/admin/things/:id/': {
        ...good,
        access: staff,
        body: Type.Object({ version: Type.Integer() }),
        reply: item,
      },
      'PUT /api/admin/things/order/': {
        ...good,
        access: staff,
        body: Type.Object({ ids: Type.Array(Id()), before: SeenOrder(Id(), { maxItems: 100 }), begins_at: Moment() }),
      },
      'GET /api/admin/orders/:number/invoice.pdf': { ...good, download: 'application/pdf' },
    }),
  ).toEqual([]);
});
