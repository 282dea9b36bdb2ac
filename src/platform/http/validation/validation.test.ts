import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { NonEmptyText, Phone } from '#shared/contract/fields.ts';
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

describe('API-15 what is reported of a request that is not accepted', () => {
  test('a form receives every error at once', () => {
    expect(notifiedBy(cart({ ids: ['a', 1, 'b'], surplus: 1 })).map(([name]) => name)).toEqual([
      'surplus',
      'ids.0',
      'ids.2',
    ]);
  });

  test('its sentence is for who reads a screen: it names no field, the fields do', () => {
    const refusal = reason({ reason: '' });
    expect(refusal?.message).toEqual({
      fa: 'پذیرفته نشد: این قسمت را پر کنید.',
      en: 'Not accepted: This is required.',
    });
    expect(notifiedBy(refusal)).toEqual([['reason', { fa: 'این قسمت را پر کنید.', en: 'This is required.' }]]);
  });

  test('what is required and was left empty is reported as required, whatever it should be', () => {
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

  test('a list with a thousand errors receives twenty of them', () => {
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
  ])('%s receives its first error alone', (_, check, value, names) => {
    const refusal = check(value);
    expect(notifiedBy(refusal).map(([name]) => name)).toEqual(names);
    expect(textOf(refusal).length).toBeLessThan(1_000);
  });

  test('a field that nobody knows is called by the beginning of its name', () => {
    const refusal = cart({ ids: [], ['long'.repeat(50_000)]: 1 });
    expect(notifiedBy(refusal).map(([name]) => name)).toEqual(['long'.repeat(25)]);
    expect(textOf(refusal).length).toBeLessThan(1_000);
  });

  test('a field that bears the name of what every object has is reported like any other', () => {
    expect(notifiedBy(cart({ ids: [], constructor: 1 })).map(([name]) => name)).toEqual(['constructor']);
  });

  test('a number without an end is none in an address or a body, whatever its bounds', () => {
    const bounded = compileCheck('query', Type.Object({ page_size: Type.Optional(Type.Integer({ maximum: 100 })) }));
    for (const text of ['1e400', '-1e400', 'Infinity', 'NaN'])
      expect(
        notifiedBy(bounded({ page_size: text })).map(([name]) => name),
        text,
      ).toEqual(['page_size']);
    expect(bounded({ page_size: '1e2' })).toBeNull();
    // As JSON reads 1e400 in a body.
    expect(cart({ ids: [Number.POSITIVE_INFINITY] })).not.toBeNull();
  });

  test('a large body that is right is accepted', () => {
    expect(rows({ rows: Array.from({ length: 5_000 }, (_, id) => ({ id, name: 'x' })) })).toBeNull();
    expect(cart({ ids: Array.from({ length: 200 }, (_, id) => id) })).toBeNull();
  });
});
