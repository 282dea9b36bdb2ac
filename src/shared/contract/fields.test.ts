import { Ajv, type ErrorObject } from 'ajv';
import { type Static, type TSchema, Type } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import {
  addFieldKeywords,
  Email,
  Id,
  NonEmptyText,
  OptionalText,
  OtpCode,
  Password,
  PersonName,
  Phone,
  PostalCode,
  SignInName,
  Slug,
  Toman,
  TypedPassword,
  Username,
  WholeNumber,
} from './fields.ts';

const validator = addFieldKeywords(
  new Ajv({ strict: true, removeAdditional: false, coerceTypes: false, allErrors: true }),
);

/** Returns a body as the shop receives it, or its validation errors. */
function receive(schema: TSchema, body: unknown): { body: unknown; errors: ErrorObject[] } {
  const validate = validator.compile(schema);
  validate(body);
  return { body, errors: validate.errors ?? [] };
}

test.each([
  ['phone', Phone(), '۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
  ['postcode', PostalCode(), '۱۹۶۹۸-۳۳۱۱۴', '1969833114'],
  ['code', OtpCode(), '۱۲۳۴', '1234'],
  ['mail address', Email(), ' Ali@Example.ir', 'ali@example.ir'],
  ['username', Username(), 'علي۱', 'علی1'],
  ['name to sign in with', SignInName(), 'علي۱', 'علی1'],
  ['new password', Password(), '۱۲۳۴۵۶۷۸', '12345678'],
  ['typed password', TypedPassword(), '۱', '1'],
  ['slug', Slug(), 'گوشي-۱', 'گوشی-1'],
  ['name', PersonName(), ' علی  رضایی ', 'علی رضایی'],
  ['text', NonEmptyText({ maximum: 5 }), '  خوب   ', 'خوب'],
  ['text that may be empty', OptionalText({ maximum: 5 }), '       ', ''],
])('a %s reaches the shop in its stored form', (_name, field, typed, stored) => {
  const { body, errors } = receive(Type.Object({ field }), { field: typed });
  expect(errors).toEqual([]);
  expect(body).toEqual({ field: stored });
});

test('a field is normalised at any depth', () => {
  const order = Type.Object({
    addresses: Type.Array(Type.Object({ phone: Phone(), postalCode: Type.Optional(PostalCode()) })),
    codes: Type.Array(OtpCode()),
    second: Type.Union([Phone(), Type.Null()]),
    byName: Type.Record(Type.String(), Phone()),
  });
  const { body, errors } = receive(order, {
    addresses: [{ phone: '۰۹۱۲۳۴۵۶۷۸۹', postalCode: '19698-33114' }, { phone: '9123456780' }],
    codes: ['۱۲۳۴', '5678'],
    second: '00989123456789',
    byName: { home: '0912-345-6789' },
  });
  expect(errors).toEqual([]);
  expect(body).toEqual({
    addresses: [{ phone: '+989123456789', postalCode: '1969833114' }, { phone: '+989123456780' }],
    codes: ['1234', '5678'],
    second: '+989123456789',
    byName: { home: '+989123456789' },
  });
});

test('a refused field states its path and what was expected', () => {
  const schema = Type.Object({ people: Type.Array(Type.Object({ phone: Phone() })) });
  const { body, errors } = receive(schema, { people: [{ phone: '0912' }] });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({
    keyword: 'normalise',
    instancePath: '/people/0/phone',
    params: { field: 'phone' },
  });
  expect(body).toEqual({ people: [{ phone: '0912' }] });
});

test('two validations do not mix their errors', () => {
  const validate = validator.compile(Type.Object({ a: Phone(), b: Phone(), c: OtpCode() }));
  expect(validate({ a: 'x', b: '09123456789', c: 'y' })).toBe(false);
  expect(validate.errors?.map((error) => error.instancePath)).toEqual(['/a', '/c']);
  expect(validate({ a: '09123456789', b: '09123456789', c: '1234' })).toBe(true);
  expect(validate({ a: 'x', b: 'x', c: '1234' })).toBe(false);
  expect(validate.errors?.map((error) => error.instancePath)).toEqual(['/a', '/b']);
});

test.each([
  ['keyword first', { normalise: 'text', type: 'string', maxLength: 3, minLength: 3 }],
  ['keyword last', { maxLength: 3, minLength: 3, type: 'string', normalise: 'text' }],
  ['keyword amid', { minLength: 3, normalise: 'text', maxLength: 3, type: 'string' }],
])('the length is that of the stored text: %s', (_order, field) => {
  const schema = { type: 'object', properties: { field } };
  expect(receive(schema, { field: '  abc  ' })).toEqual({ body: { field: 'abc' }, errors: [] });
  expect(receive(schema, { field: ' abcd ' }).errors.map((error) => error.keyword)).toEqual(['maxLength']);
  expect(receive(schema, { field: ' ab ' }).errors.map((error) => error.keyword)).toEqual(['minLength']);
});

test.each([
  ['a short password', Password(), '1234567', 'minLength'],
  ['a long password', Password(), 'x'.repeat(129), 'maxLength'],
  ['an empty typed password', TypedPassword(), '', 'minLength'],
  ['an empty text', NonEmptyText({ maximum: 5 }), '   ', 'normalise'],
  ['a long text', NonEmptyText({ maximum: 5 }), 'abcdef', 'maxLength'],
  ['a number for a phone', Phone(), 9123456789, 'type'],
  ['nothing for a phone', Phone(), null, 'type'],
  ['half a toman', Toman(), 0.5, 'type'],
  ['a negative price', Toman(), -1, 'minimum'],
  ['a text for a number', WholeNumber(), '1', 'type'],
  ['too many', WholeNumber({ minimum: 1, maximum: 10 }), 11, 'maximum'],
  ['too few', WholeNumber({ minimum: 1 }), 0, 'minimum'],
  ['an id that the database cannot hold', Id(), 2_147_483_648, 'maximum'],
  ['an id of nothing', Id(), 0, 'minimum'],
])('%s is refused', (_name, field, value, keyword) => {
  const { errors } = receive(Type.Object({ field }), { field: value });
  expect(errors.map((error) => error.keyword)).toEqual([keyword]);
});

test('a standalone text is validated, though its normalised form cannot be written back', () => {
  expect(receive(OtpCode(), '۱۲۳۴').errors).toEqual([]);
  expect(receive(OtpCode(), '۱۲۳').errors).toHaveLength(1);
});

test('a query string may carry fields too', () => {
  const ofQueries = addFieldKeywords(new Ajv({ strict: true, coerceTypes: 'array' }));
  const query = { phone: '۰۹۱۲۳۴۵۶۷۸۹', page: '2', tags: ' تخفیف ' };
  const validate = ofQueries.compile(
    Type.Object({ phone: Phone(), page: WholeNumber({ minimum: 1 }), tags: Type.Array(NonEmptyText({ maximum: 20 })) }),
  );
  expect(validate(query)).toBe(true);
  expect(query).toEqual({ phone: '+989123456789', page: 2, tags: ['تخفیف'] });
});

test('a field of an unknown kind stops the start of the shop', () => {
  expect(() => validator.compile({ type: 'string', normalise: 'fone' })).toThrow(/normalise/);
});

test('fields are typed as strings and numbers in the code that receives them', () => {
  const schema = Type.Object({ phone: Phone(), email: Type.Optional(Email()), price: Toman(), id: Id() });
  expect(Object.keys(schema.properties)).toEqual(['phone', 'email', 'price', 'id']);
  expectTypeOf<Static<typeof schema>>().toEqualTypeOf<{ phone: string; email?: string; price: number; id: number }>();
});
