import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { addFieldKeywords } from '#shared/contract/fields.ts';
import { normalisers } from '#shared/contract/normalisers.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type FieldError, type Refusal } from '#shared/contract/refusal.ts';
import { validationMessages } from './validation.messages.ts';

const options = { strict: true, removeAdditional: false, useDefaults: false, allowUnionTypes: true } as const;
const formats = {
  'date-time': (typed: string) => normalisers.moment(typed) !== null,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};

/**
 * The two ways of reading a value. Bodies are strict: null is not 0, '1' is not 1. Query strings and path parameters are text, from which numbers and
 * booleans are parsed.
 */
const validators = (allErrors: boolean) => ({
  strict: addFieldKeywords(new Ajv({ ...options, allErrors, coerceTypes: false, formats })),
  reading: addFieldKeywords(new Ajv({ ...options, allErrors, coerceTypes: true, formats })),
});
/** Reports all errors of a form at once. */
const everyError = validators(true);
/** Reports only the first error of a body larger than a form: a list of 50,000 invalid numbers took seconds to check. */
const firstError = validators(false);
const maxEntriesOfAForm = 1_000;
const maxErrorsReported = 20;
/** Field names come from the caller and can have any length. */
const longestNameReported = 100;

export type Part = 'params' | 'query' | 'headers' | 'body';

/** Validates one part of a request and normalises it in place; an unknown field is refused, not removed. */
export type Check = (value: unknown) => Refusal<'invalid-request'> | null;

/** Compiles the validator of one part of a call. */
export function compileCheck(part: Part, schema: TSchema): Check {
  const checked = part === 'headers' ? schema : closed(schema);
  const compiledBy = ({ strict, reading }: ReturnType<typeof validators>) =>
    (part === 'body' ? strict : reading).compile(checked);
  const validate = compiledBy(everyError);
  let validateLarge: ValidateFunction | undefined;
  const numbers = part === 'body' ? [] : numbersIn(checked);
  return (value) => {
    const refusal = numbers.length === 0 ? null : noNumber(numbers, value);
    if (refusal !== null) return refusal;
    const request = hasMoreEntries(value, maxEntriesOfAForm) ? (validateLarge ??= compiledBy(firstError)) : validate;
    return request(value) ? unstorableText(part, value) : refusalOf(request);
  };
}

/** Returns the fields in which text is parsed as a number. */
function numbersIn(schema: TSchema): string[] {
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, { readonly type?: unknown }>> };
  return Object.entries(properties).flatMap(([name, { type }]) =>
    type === 'integer' || type === 'number' ? [name] : [],
  );
}

const decimal = /^-?\d{1,30}(?:\.\d{1,30})?(?:e[+-]?\d{1,3})?$/i;

/**
 * Refuses texts that Ajv would parse as a number although they are not a usual notation: `0x10`, ` 1`, and `1e400`, which is infinite and is compared
 * with no bound.
 */
function noNumber(names: readonly string[], value: unknown): Refusal<'invalid-request'> | null {
  const given = value as Readonly<Record<string, unknown>>;
  const path = names.find((name) => {
    const text = given[name];
    return typeof text === 'string' && text !== '' && !(decimal.test(text) && Number.isFinite(Number(text)));
  });
  return path === undefined ? null : refuseField(path, { code: 'wrong-type', sentence: (t) => t.wrongType });
}

/** Refuses a text that contains a NUL, which PostgreSQL cannot store: here its field is known. */
function unstorableText(part: Part, value: unknown): Refusal<'invalid-request'> | null {
  if (part === 'headers') return null;
  const waiting: (readonly [path: string, found: unknown])[] = [['', value]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, found] = next;
    if (typeof found === 'string' && found.includes('\u0000'))
      return refuseField(path === '' ? 'body' : path, { code: 'malformed', sentence: (t) => t.notAccepted });
    if (typeof found !== 'object' || found === null) continue;
    for (const [name, one] of Object.entries(found))
      if (typeof one === 'string' || typeof one === 'object')
        waiting.push([path === '' ? name : `${path}.${name}`, one]);
  }
  return null;
}

function refuseField(
  path: string,
  { code, sentence }: { readonly code: string; readonly sentence: (t: Texts) => string },
): Refusal<'invalid-request'> {
  const message = inBoth(validationMessages, sentence);
  const faulty = inBoth(validationMessages, (t) => t.faulty(sentence(t)));
  const at = path.slice(0, longestNameReported);
  return refuse('invalid-request', faulty, { fields: { [at]: message }, errors: [{ path: at, code, message }] });
}

/** Returns whether a value contains more than `max` entries, at any depth; it visits no more of them. */
function hasMoreEntries(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const waiting: object[] = [value];
  let entries = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const inside: unknown[] = Array.isArray(next) ? next : Object.values(next);
    entries += inside.length;
    if (entries > max) return true;
    for (const one of inside) if (typeof one === 'object' && one !== null) waiting.push(one);
  }
  return false;
}

/** Returns the schema with every object closed to undeclared fields. */
function closed(schema: TSchema): TSchema {
  const close = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(close);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, close(value)]));
    return copy.type === 'object' && !('additionalProperties' in copy)
      ? { ...copy, additionalProperties: false }
      : copy;
  };
  return close(schema) as TSchema;
}

function refusalOf(validate: ValidateFunction): Refusal<'invalid-request'> {
  const notice = new Map<string, FieldError>();
  for (const error of validate.errors ?? []) {
    const path = fieldOf(error).slice(0, longestNameReported);
    if (!notice.has(path)) notice.set(path, { path, ...errorOf(error) });
    if (notice.size === maxErrorsReported) break;
  }
  const errors = [...notice.values()];
  const [first] = errors;
  // For people: field names are for programs, and appear in `fields` only.
  const message =
    first === undefined
      ? inBoth(validationMessages, (t) => t.invalid)
      : { fa: validationMessages.fa.faulty(first.message.fa), en: validationMessages.en.faulty(first.message.en) };
  const fields = Object.fromEntries(errors.map(({ path, message: text }) => [path, text]));
  return refuse('invalid-request', message, { fields, errors });
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const params: Record<string, unknown> = error.params;
  const own = params.missingProperty ?? params.additionalProperty;
  return typeof own === 'string' ? (path === '' ? own : `${path}.${own}`) : path === '' ? 'body' : path;
}

type Texts = (typeof validationMessages)['fa'];

/** The message of each keyword that has a limit. */
const limits: Readonly<Record<string, readonly [code: string, sentence: (t: Texts, limit: number) => string]>> = {
  minLength: ['too-short', (t, limit) => t.tooShort(limit)],
  maxLength: ['too-long', (t, limit) => t.tooLong(limit)],
  minimum: ['below-minimum', (t, limit) => t.tooSmall(limit)],
  maximum: ['above-maximum', (t, limit) => t.tooLarge(limit)],
  minItems: ['too-few-items', (t, limit) => t.tooFew(limit)],
  maxItems: ['too-many-items', (t, limit) => t.tooMany(limit)],
};

function errorOf({ keyword, params }: ErrorObject): Omit<FieldError, 'path'> {
  const { limit, field, empty } = params as { limit?: number; field?: string; empty?: boolean };
  const say = (code: string, sentence: (t: Texts) => string) => ({
    code,
    message: inBoth(validationMessages, sentence),
    ...(limit === undefined ? {} : { limit }),
  });
  const [code, sentence] = limits[keyword] ?? [];
  if (empty === true || keyword === 'required' || (keyword === 'minLength' && (limit ?? 0) <= 1))
    return say('required', (t) => t.required);
  if (code !== undefined && sentence !== undefined) return say(code, (t) => sentence(t, limit ?? 0));
  switch (keyword) {
    case 'additionalProperties':
      return say('unknown', (t) => t.unknown);
    case 'type':
      return say('wrong-type', (t) => t.wrongType);
    case 'normalise':
      return say('malformed', (t) => t.malformed(field ?? ''));
    case 'pattern':
    case 'format':
      return say('malformed', (t) => t.notAccepted);
    case 'enum':
    case 'const':
      return say('not-a-choice', (t) => t.notAccepted);
    default:
      return say('not-accepted', (t) => t.notAccepted);
  }
}
