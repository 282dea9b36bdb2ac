import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { NonEmptyText, OptionalText, Phone } from '#shared/contract/fields.ts';
import { compileCheck } from './validation.ts';

const cart = compileCheck('body', Type.Object({ ids: Type.Array(Type.Integer(), { maxItems: 200 }) }));
const rows = compileCheck(
  'body',
  Type.Object({ rows: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })) }),
);
const reason = compileCheck('body', Type.Object({ reason: Type.String({ minLength: 1 }) }));
const query = compileCheck('query', Type.Object({ page: Type.Optional(Type.Integer()) }));

const notifiedBy = (refusal: ReturnType<typeof cart>) => Object.entries(refusal?.fields ?? {});
const textOf = (refusal: ReturnType<typeof cart>) => JSON.stringify(refusal);

describe('API-15 validation errors of a request', () => {
  test('a form receives all errors at once', () => {
    expect(notifiedBy(cart({ ids: ['a', 1, 'b'], surplus: 1 })).map(([name]) => name)).toEqual([
      'surplus',
      'ids.0',
      'ids.2',
    ]);
  });

  test('the message is for a person at a screen: it names no field; the field errors do', () => {
    const refusal = reason({ reason: '' });
    expect(refusal?.message).toEqual({
      fa: 'پذیرفته نشد: این قسمت را پر کنید.',
      en: 'Not accepted: This is required.',
    });
    expect(notifiedBy(refusal)).toEqual([['reason', { fa: 'این قسمت را پر کنید.', en: 'This is required.' }]]);
  });

  test('a required field left empty is reported as required, whatever its type', () => {
    const form = compileCheck('body', Type.Object({ reason: NonEmptyText({ maximum: 300 }), phone: Phone() }));
    const required = { fa: 'این قسمت را پر کنید.', en: 'This is required.' };
    expect(notifiedBy(form({ reason: '  ', phone: '' }))).toEqual([
      ['reason', required],
      ['phone', required],
    ]);
    expect(notifiedBy(form({ reason: 'x', phone: '12' }))).toMatchObject([
      ['phone', { en: expect.stringContaining('mobile number') as string }],
    ]);
  });

  test('a list with a thousand errors reports twenty of them', () => {
    const refusal = cart({ ids: Array.from({ length: 999 }, () => 'x') });
    expect(notifiedBy(refusal)).toHaveLength(20);
    expect(notifiedBy(refusal)[0]).toEqual([
      'ids',
      { fa: 'حداکثر ۲۰۰ مورد پذیرفته می‌شود.', en: 'At most 200 items are accepted.' },
    ]);
  });

  test.each([
    ['a list far too long', cart, { ids: Array.from({ length: 50_000 }, () => 'x') }, ['ids']],
    ['a list of wrong rows', rows, { rows: Array.from({ length: 20_000 }, () => ({ id: 'x' })) }, ['rows.0.name']],
    [
      'thousands of fields that nobody knows',
      cart,
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 1])),
      ['ids'],
    ],
    [
      'a query of thousands of parameters',
      query,
      Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`f${index}`, ''])),
      ['f0'],
    ],
  ])('%s receives only its first error', (_, check, value, names) => {
    const refusal = check(value);
    expect(notifiedBy(refusal).map(([name]) => name)).toEqual(names);
    expect(textOf(refusal).length).toBeLessThan(1_000);
  });

  test('an unknown field is reported by the beginning of its name', () => {
    const refusal = cart({ ids: [], ['long'.repeat(50_000)]: 1 });
    expect(notifiedBy(refusal).map(([name]) => name)).toEqual(['long'.repeat(25)]);
    expect(textOf(refusal).length).toBeLessThan(1_000);
  });

  test('a field named like a built-in object property is reported like any other', () => {
    expect(notifiedBy(cart({ ids: [], constructor: 1 })).map(([name]) => name)).toEqual(['constructor']);
  });

  test('an infinite number is invalid in an address or a body, whatever its bounds', () => {
    const bounded = compileCheck('query', Type.Object({ page_size: Type.Optional(Type.Integer({ maximum: 100 })) }));
    for (const text of ['1e400', '-1e400', 'Infinity', 'NaN'])
      expect(
        notifiedBy(bounded({ page_size: text })).map(([name]) => name),
        text,
      ).toEqual(['page_size']);
    expect(bounded({ page_size: '1e2' })).toBeNull();
    // As JSON parses 1e400 in a body.
    expect(cart({ ids: [Number.POSITIVE_INFINITY] })).not.toBeNull();
  });

  test('a number in an address must be in plain notation, whatever Node would parse', () => {
    for (const text of ['0x10', '0b1', ' 1', '1 ', '+1', '1_0', '\t1'])
      expect(
        notifiedBy(query({ page: text })).map(([name]) => name),
        text,
      ).toEqual(['page']);
    for (const text of ['1', '-1', '12', '1.0']) expect(query({ page: text }), text).toBeNull();
  });

  test('a NUL, which the database cannot store, is reported with its field at any depth', () => {
    const deep = compileCheck('body', Type.Object({ name: Type.Object({ fa: Type.String() }) }));
    expect(deep({ name: { fa: 'a\u0000b' } })?.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['name.fa', 'malformed'],
    ]);
    expect(notifiedBy(rows({ rows: [{ id: 1, name: '\u0000' }] })).map(([name]) => name)).toEqual(['rows.0.name']);
    const search = compileCheck('query', Type.Object({ brand: Type.String() }));
    expect(notifiedBy(search({ brand: '\u0000' })).map(([name]) => name)).toEqual(['brand']);
    expect(deep({ name: { fa: 'ab' } })).toBeNull();
    const words = compileCheck('query', Type.Object({ q: OptionalText({ maximum: 9 }) }));
    expect(words({ q: '\u0000' }), 'what is typed is rid of it first').toBeNull();
  });

  test('a moment in a request is valid whatever its field', () => {
    const since = compileCheck('body', Type.Object({ moved_since: Type.String({ format: 'date-time' }) }));
    for (const text of ['', 'yesterday', '2026-02-30T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00', '\u0000'])
      expect(
        notifiedBy(since({ moved_since: text })).map(([name]) => name),
        text,
      ).toEqual(['moved_since']);
    expect(since({ moved_since: '2026-01-01T00:00:00+03:30' })).toBeNull();
  });

  test('a large valid body is accepted', () => {
    expect(rows({ rows: Array.from({ length: 5_000 }, (_, id) => ({ id, name: 'x' })) })).toBeNull();
    expect(cart({ ids: Array.from({ length: 200 }, (_, id) => id) })).toBeNull();
  });
});
