import type { Call } from '#shared/contract/contract.ts';
import { indexOfVersion } from '../seen-versions.ts';
import type { SchemaWriter, Written } from './document-schemas.ts';
import { exampleOf } from './examples.ts';
import { keyKinds, scopeOf } from '#shared/contract/key-scopes.ts';

export const errorSchema = {
  type: 'object',
  description: 'The body of a call that was refused or failed.',
  required: ['code', 'message', 'request_id', 'retryable'],
  properties: {
    code: {
      type: 'string',
      description: 'The error code; each code has one status, and is documented under `/api/errors/`.',
    },
    message: { type: 'string', description: "A sentence for people, in the caller's language." },
    fields: {
      type: 'object',
      description: 'A sentence for each invalid field of the body.',
      additionalProperties: { type: 'string' },
    },
    facts: {
      type: 'object',
      description: 'Figures that explain the refusal, such as how many pieces are left.',
      additionalProperties: { type: 'integer', format: 'int64' },
    },
    errors: {
      type: 'array',
      description: 'Each invalid field, by its path.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string', description: 'The path of the field in the request: `/body/lines/0/quantity`.' },
          code: { type: 'string', description: 'What is wrong with it.' },
          message: { type: 'string', description: 'The same as a sentence.' },
          limit: { type: 'number', description: 'The limit that is exceeded.' },
        },
      },
    },
    request_id: { type: 'string', description: "The id of the request in the shop's log." },
    retryable: { type: 'boolean', description: 'Whether repeating the same request later may succeed.' },
  },
} as const;

/** The same in the format of RFC 9457; its codes are those of the response beside it. */
export const problemSchema = {
  allOf: [
    { $ref: '#/components/schemas/Error' },
    {
      type: 'object',
      required: ['type', 'title', 'status', 'detail', 'instance'],
      properties: {
        type: { type: 'string', description: "The address of the code's documentation." },
        title: { type: 'string', description: 'The code.' },
        status: { type: 'integer', format: 'int32', description: 'The status of the answer.' },
        detail: { type: 'string', description: 'The sentence.' },
        instance: { type: 'string', description: 'The id of the request as a URN.' },
      },
    },
  ],
  description: 'The body of a refused call if `application/problem+json` is requested.',
} as const;

const text = (description: string, example?: string) => ({
  description,
  schema: { type: 'string', ...(example === undefined ? {} : { examples: [example] }) },
});

/** The headers of responses, defined once. */
export const headers = {
  'X-Request-Id': text('The number of the request; a sane one that came with it is taken over.'),
  'WWW-Authenticate': text('Which token or which scope is missing.'),
  ETag: text('The tag of this state: `If-None-Match` spares an answer that is known, `If-Match` a change unseen.'),
  'Idempotency-Replayed': text('`true` where the answer is that of an earlier request with the same key.'),
  Location: text('Where what was created stands.'),
  'RateLimit-Policy': text(
    'How many calls there may be in how many seconds, by the name of each limit.',
    '"key";q=600;w=60',
  ),
  RateLimit: text('How many calls are left, and in how many seconds all are there again.', '"key";r=599;t=60'),
  'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer', format: 'int32' } },
} as const;

type Header = keyof typeof headers;
const headersNamed = (names: readonly Header[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Describes a refusal with one of a status's codes, in both of its formats. */
function refused(status: number, codes: readonly string[]): object {
  const named: Header[] = ['X-Request-Id'];
  if (status === 401 || codes.includes('scope-missing')) named.push('WWW-Authenticate');
  if (status === 429 || status === 503) named.push('Retry-After');
  if (status === 429) named.push('RateLimit-Policy', 'RateLimit');
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', description: 'Why.', enum: codes } } },
    ],
  };
  return {
    description: 'Refused; see the code.',
    headers: headersNamed(named),
    content: {
      'application/json': { schema },
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  };
}

/** Returns the tokens that a call accepts: a person's access token or an access key. */
export function securityOf(name: string, call: Call): object[] {
  if (call.access === 'public') return [];
  return [{ accessToken: [] }, ...(scopesOf(name, call).length === 0 ? [] : [{ accessKey: [] }])];
}

/** Returns the scopes of which an access key needs one. */
export function scopesOf(name: string, call: Call): readonly string[] {
  return [...new Set(keyKinds.flatMap((kind) => scopeOf(name, call, kind) ?? []))];
}

/** Returns the codes with which a call may be refused, by status. */
function refusalsOf(name: string, call: Call, method: string): Map<number, Set<string>> {
  const refusals = new Map<number, Set<string>>();
  const add = (status: number, code: string) => {
    refusals.set(status, (refusals.get(status) ?? new Set()).add(code));
  };
  // Every call refuses unknown query parameters, and the server itself an unreadable address or body.
  add(400, 'invalid-request');
  add(400, 'bad-request');
  if (call.access !== 'public') add(401, 'sign-in-required');
  if (call.access !== 'public') add(403, 'not-allowed');
  if (scopesOf(name, call).length > 0) {
    add(403, 'scope-missing');
    add(429, 'too-many-requests');
  }
  if (call.params !== undefined) add(414, 'address-too-long');
  if (method !== 'GET') {
    add(413, 'too-large');
    add(415, 'wrong-media-type');
  }
  if (indexOfVersion(call) !== null) add(428, 'version-needed');
  if (call.idempotency === 'required') add(400, 'idempotency-key-needed');
  if (call.idempotency !== undefined) {
    add(409, 'request-in-progress');
    add(422, 'idempotency-key-reused');
  }
  add(500, 'unexpected');
  add(503, 'busy');
  add(503, 'unavailable');
  if (call.stream === true) add(429, 'too-many-streams');
  for (const [code, status] of Object.entries(call.refusals ?? {})) add(status, code);
  return refusals;
}

function done(call: Call, reply: Written, { isPolled, isProgrammed, isLocated }: Around): object {
  const named: Header[] = ['X-Request-Id'];
  if (call.cached === true || hasVersion(call) || isPolled) named.push('ETag');
  if (isProgrammed) named.push('RateLimit-Policy', 'RateLimit');
  if (isLocated) named.push('Location');
  if (call.idempotency !== undefined) named.push('Idempotency-Replayed');
  const isStream = call.stream === true;
  return {
    description: isStream
      ? 'Events that go on; each `data` is one of these as JSON, and a comment comes at least every 25 seconds.'
      : 'Done.',
    headers: headersNamed(named),
    content:
      isStream || call.download !== undefined
        ? { [isStream ? 'text/event-stream' : (call.download ?? '')]: { schema: reply } }
        : { 'application/json': { schema: reply, example: exampleOf(call.reply as unknown as Written) } },
  };
}

/** Whether programs make the call, whether they poll it, and whether it creates something with an address. */
interface Around {
  readonly isProgrammed: boolean;
  readonly isPolled: boolean;
  readonly isLocated: boolean;
}

const hasVersion = ({ reply }: Call) => (reply as Written).properties?.['version'] !== undefined;

/** Returns a name for a refusal with few codes, by which many calls refer to it. */
const nameOfCodes = (codes: readonly string[]) =>
  codes.length > 2
    ? null
    : codes.map((code) => code.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())).join('Or');

/** Writes the responses of all calls, and the refusals that they share. */
export class ResponseWriter {
  readonly shared: Record<string, object> = {};

  /** Returns all responses of a call, by status. */
  responsesOf(
    { call, name, id, isLocated }: { call: Call; name: string; id: string; isLocated: boolean },
    writer: SchemaWriter,
  ): Record<string, object> {
    const isProgrammed = scopesOf(name, call).length > 0;
    const responses: Record<string, object> = {
      [String(call.status ?? 200)]: done(call, writer.write(call.reply, id), {
        isProgrammed,
        isPolled: isProgrammed && name.startsWith('GET ') && call.download === undefined,
        isLocated,
      }),
    };
    if (call.cached === true) responses['304'] = { description: 'Not modified: If-None-Match has the current tag.' };
    for (const [status, codes] of refusalsOf(name, call, name.split(' ')[0] ?? ''))
      responses[String(status)] = this.#refused(status, [...codes]);
    return responses;
  }

  #refused(status: number, codes: readonly string[]): object {
    const named = nameOfCodes(codes);
    if (named === null) return refused(status, codes);
    this.shared[named] ??= refused(status, codes);
    return { $ref: `#/components/responses/${named}` };
  }
}
