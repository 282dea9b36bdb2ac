import { Ajv, type ValidateFunction } from 'ajv';
import { Type, type Static, type TSchema } from 'typebox';
import { ProtocolError } from './protocol-error.ts';

/*
 * The request schemas, as far as the shop uses them: fields that the protocol allows and the shop does not use are accepted, as the protocol demands.
 */
export const text = (maxLength = 500) => Type.String({ maxLength });
const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const Context = Type.Object({ language: Type.Optional(text(40)), currency: Type.Optional(text(40)) });

export const Filters = Type.Object({
  categories: Type.Optional(Type.Array(text(300), { maxItems: 50 })),
  price: Type.Optional(Type.Object({ min: Type.Optional(Amount), max: Type.Optional(Amount) })),
});
export type Filters = Static<typeof Filters>;

export const SearchRequest = Type.Object({
  query: Type.Optional(text(200)),
  filters: Type.Optional(Filters),
  context: Type.Optional(Context),
  pagination: Type.Optional(
    Type.Object({ cursor: Type.Optional(text(1_000)), limit: Type.Optional(Type.Integer({ minimum: 1 })) }),
  ),
});

/** For requests with only an id, such as a `cancel`. */
export const NothingMore = Type.Object({});

export const LookupRequest = Type.Object({
  ids: Type.Array(text(300), { minItems: 1 }),
  filters: Type.Optional(Filters),
  context: Type.Optional(Context),
});

export const ProductRequest = Type.Object({
  id: text(300),
  selected: Type.Optional(Type.Array(Type.Object({ name: text(100), label: text(200) }), { maxItems: 20 })),
  preferences: Type.Optional(Type.Array(text(100), { maxItems: 20 })),
  filters: Type.Optional(Filters),
  context: Type.Optional(Context),
});

const ajv = new Ajv({ strict: true });
const compiled = new WeakMap<TSchema, ValidateFunction>();

/** No request of the protocol is nested as deep; deeper ones could exhaust the stack of a recursive function. */
const maxDepth = 64;

/** Whether a value has more than `max` levels of objects and arrays; iterative, without recursion. */
function isDeeperThan(value: unknown, max: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > max) return true;
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** Validates a request; rejects it with the path of the error. */
export function checked<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  // Unused fields are accepted, but are part of the request that an idempotency key covers.
  if (isDeeperThan(body, maxDepth)) throw new ProtocolError(400, 'invalid_request', (t) => t.invalid('$'));
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(body)) return body as Static<Schema>;
  const [first] = validate.errors ?? [];
  const missing: unknown = first?.params.missingProperty;
  const path = `${first?.instancePath ?? ''}${typeof missing === 'string' ? `/${missing}` : ''}`.slice(0, 200);
  throw new ProtocolError(400, 'invalid_request', (t) => t.invalid(`$${path.replaceAll('/', '.')}`));
}
