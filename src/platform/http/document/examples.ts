import type { Written } from './document-schemas.ts';

/** A realistic value for each kind of text. */
const ofKind: Readonly<Record<string, string>> = {
  phone: '09121234567',
  'postal-code': '1435674321',
  province: 'تهران',
  sheba: 'IR820540102680020817909002',
  'tax-id': '0499370899',
  'economic-code': '411111111111',
  'card-number': '6219861034529007',
  'transfer-reference': '140508300471',
  moment: '2026-12-01T08:30:00Z',
  day: '2026-12-01',
  otp: '4711',
  'authenticator-code': '471100',
  email: 'sara@example.com',
  username: 'sara.m',
  'sign-in-name': 'sara.m',
  password: 'red-lamp-77-tea',
  slug: 'lahijan-tea',
  'person-name': 'سارا محمدی',
  text: 'چای لاهیجان',
  code: 'TEA-1',
  barcode: '6260000000019',
  'goods-id': '2720000114542',
  'optional-text': '',
};
const ofFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-12-01T08:30:00Z',
  date: '2026-12-01',
  uuid: '6f1c2a30-3c5e-4f0e-9d5a-2f5f6d1c7a10',
};
/** Example texts for fields described only by a pattern, by the pattern's beginning. */
const ofPattern: readonly (readonly [beginning: string, example: string])[] = [
  [String.raw`^\d{4}-\d{2}`, '2026-12-01'],
  ['^#', '#1f6f6b'],
  ['^[0-9a-f]{8}-', '6f1c2a30-3c5e-4f0e-9d5a-2f5f6d1c7a10'],
  ['^[0-9a-f]{20}', '0f3a9c1b7d2e4f6a8b0c'],
  ['^[A-Za-z0-9_-]{16', 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA0QTpQ'],
  ['^[0-9]{8', '10024711'],
];
/** Example texts for fields without a kind, by the field's name. */
const ofField: readonly (readonly [name: RegExp, example: string])[] = [
  [/(?:^|_)(?:slug|handle)$/, 'lahijan-tea'],
  [/(?:^|_)phone$/, '09121234567'],
  [/(?:^|_)email$/, 'sara@example.com'],
  [/(?:^|_)sku$/, 'TEA-1'],
  [/(?:^|_)(?:order|number|tracking_code)$/, '10024711'],
  [/(?:^|_)(?:image|photo|avatar|picture|thumb|thumbnail|logo)$/, '/files/images/lahijan-tea.webp'],
  [/(?:^|_)(?:picture_key|key)$/, '6f1c2a303c5e4f0e'],
  [/(?:^|_)(?:at|until|from|after)$/, '2026-12-01T08:30:00Z'],
  [/(?:^|_)(?:color|hex)$/, '#1f6f6b'],
  [/(?:^|_)badge_text$/, 'پیشنهاد ویژه'],
  [/(?:^|_)coupon$/, 'NOWRUZ'],
  [/(?:^|_)variant$/, 'قرمز'],
  [/(?:^|_)carrier$/, 'پست'],
  [/(?:^|_)payment_method$/, 'gateway'],
  [/(?:^|_)line$/, 'خیابان ولی‌عصر، کوچهٔ یاس، پلاک ۱۲'],
  [/(?:^|_)(?:url|address|link)$/, '/single-product/lahijan-tea'],
  [/(?:^|_)(?:customer|author|recipient|first_name|last_name)(?:_name)?$/, 'سارا محمدی'],
  [/(?:^|_)(?:city|province)$/, 'تهران'],
  [/(?:^|_)(?:name|title|label)$/, 'چای لاهیجان'],
  [/(?:^|_)(?:text|description|message|note|reason|excerpt)$/, 'چای بهارهٔ لاهیجان، چین اول'],
  [/(?:^|_)(?:cursor|next|previous)$/, 'eyJpZCI6NDcxMX0'],
];
/** Example integers by field name. */
const ofName: Readonly<Record<string, number>> = { quantity: 2, pieces: 10, percent: 15, version: 1, seen: 0 };

/** Returns an integer within its limits; for an amount, a realistic price. */
function numberOf({ minimum = 0, maximum = Infinity }: Written & { minimum?: number }, name: string): number {
  const wanted = ofName[name] ?? (/(?:price|amount|total|credit)/.test(name) ? 85_000 : 1);
  return Math.min(Math.max(wanted, minimum), maximum);
}

function textOf(schema: Written & { minLength?: number; maxLength?: number }, name: string): string {
  const { normalise, format = '', pattern = '', minLength = 0, maxLength = Infinity } = schema;
  const ofItsName = pattern === '' ? ofField.find(([names]) => names.test(name))?.[1] : undefined;
  const found =
    (normalise === 'text' ? ofItsName : undefined) ??
    ofKind[normalise ?? ''] ??
    ofFormat[format] ??
    ofPattern.find(([beginning]) => pattern.startsWith(beginning))?.[1] ??
    ofItsName ??
    'tea';
  return found.padEnd(minLength, '0').slice(0, maxLength);
}

/**
 * Returns an example of what a schema accepts or returns: every required field, or the first one if none is required. It is derived from the schema,
 * so that it never names a removed field. Tests check each against its schema, and each request example against its call's validators.
 */
export function exampleOf(schema: Written, name = ''): unknown {
  const { anyOf, enum: values, const: value, properties = {}, required = [], items, minItems = 0 } = schema as Schema;
  if (value !== undefined) return value;
  if (values !== undefined) return values[0];
  if (anyOf !== undefined) return exampleOf(anyOf[0] ?? {}, name);
  if (schema.type === 'object') {
    const fields = Object.entries(properties);
    const needed = fields.filter(([field]) => required.includes(field));
    return Object.fromEntries(
      (needed.length > 0 ? needed : fields.slice(0, 1)).map(([field, one]) => [field, exampleOf(one, field)]),
    );
  }
  if (schema.type === 'array') return Array.from({ length: Math.max(minItems, 1) }, () => exampleOf(items ?? {}, name));
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, name);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return textOf(schema, name);
}

type Schema = Written & {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly minItems?: number;
};
