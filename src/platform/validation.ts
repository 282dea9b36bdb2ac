import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { addFieldKeywords } from '#shared/fields.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/refusal.ts';
import type { Text } from '#shared/language.ts';
import { validationMessages } from './validation.messages.ts';

const options = { strict: true, removeAdditional: false, allErrors: true, useDefaults: false, allowUnionTypes: true } as const;
const formats = { 'date-time': true, uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i } as const;

/** Bodies mean what they say: null is not 0, '1' is not 1. */
const strict = addFieldKeywords(new Ajv({ ...options, coerceTypes: false, formats }));
/** Query strings and path parameters are text, so numbers and booleans are read from it. */
const reading = addFieldKeywords(new Ajv({ ...options, coerceTypes: true, formats }));

export type Part = 'params' | 'query' | 'headers' | 'body';

/** Checks one part of a request and normalises it in place; an unknown field is refused, not removed. */
export type Check = (value: unknown) => Refusal<'invalid-request'> | null;

/** Compiles the check of one part of a call. */
export function compileCheck(part: Part, schema: TSchema): Check {
  const validate = (part === 'body' ? strict : reading).compile(part === 'headers' ? schema : closed(schema));
  return (value) => (validate(value) ? null : refusalOf(part, validate));
}

/** The schema with every object closed to fields that it does not name. */
function closed(schema: TSchema): TSchema {
  const close = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(close);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, close(value)]));
    return copy.type === 'object' && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
  };
  return close(schema) as TSchema;
}

function refusalOf(part: Part, validate: ValidateFunction): Refusal<'invalid-request'> {
  const fields: Record<string, Text> = {};
  for (const error of validate.errors ?? []) {
    const name = fieldOf(error);
    fields[name] ??= inBoth(validationMessages, (t) => sentence(t, error));
  }
  const [first] = Object.entries(fields);
  const message = inBoth(validationMessages, (t) => t.invalid(first?.[0] ?? part));
  return refuse('invalid-request', first === undefined ? message : { fa: `${message.fa} ${first[1].fa}`, en: `${message.en} ${first[1].en}` }, { fields });
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const params: Record<string, unknown> = error.params;
  const own = params.missingProperty ?? params.additionalProperty;
  return typeof own === 'string' ? (path === '' ? own : `${path}.${own}`) : path === '' ? 'body' : path;
}

type Texts = (typeof validationMessages)['fa'];

function sentence(t: Texts, error: ErrorObject): string {
  const params: Record<string, unknown> = error.params;
  const limit = Number(params.limit ?? 0);
  switch (error.keyword) {
    case 'required': return t.required;
    case 'additionalProperties': return t.unknown;
    case 'type': return t.wrongType;
    case 'minLength': return limit <= 1 ? t.required : t.tooShort(limit);
    case 'maxLength': return t.tooLong(limit);
    case 'minimum': return t.tooSmall(limit);
    case 'maximum': return t.tooLarge(limit);
    case 'maxItems': return t.tooMany(limit);
    case 'normalise': return t.malformed(typeof params.field === 'string' ? params.field : '');
    default: return t.notAccepted;
  }
}
