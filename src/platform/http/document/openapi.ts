import { Type, type TSchema } from 'typebox';
import type { Call } from '#shared/contract/contract.ts';
import type { CompiledCall } from '../api-calls.ts';
import { addressesOf } from '../retired.ts';
import { locationOf } from '../answers/locations.ts';
import { SchemaWriter, underBothNames, type NamedParts, type Written } from './document-schemas.ts';
import { exampleOf } from './examples.ts';
import { operationIdOf } from './operation-ids.ts';
import { errorSchema, headers, problemSchema, ResponseWriter, scopesOf, securityOf } from './responses.ts';
import { tagOf, tags } from './tags.ts';
import { webhookMessage, webhooksOf } from './webhooks.ts';

/** The OpenAPI document of every call, and what lacks a description in it. */
export interface Described {
  readonly document: object;
  /** Fields without a description, as `owner.field`, and calls without a tag. */
  readonly undescribed: readonly string[];
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of the signed-in customer.',
  },
  accessKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'hj_…',
    description: 'The access key of a program; each call names the scope that the key requires.',
  },
} as const;

const introduction = `Every call of the shop. The closing slash of an address is optional. Amounts are whole toman, moments UTC.

A list answers \`{data, next, next_after}\`; the page that follows is requested with \`after\`. What a person can cause is answered with a code, see \`/api/errors/\`.
A call that moves money or stock or creates an order needs an \`Idempotency-Key\`: one for each intent, the same when it is tried again.`;

/** Builds the OpenAPI 3.1 document of the calls from the same schemas that validate requests. */
export function openApi(
  calls: ReadonlyMap<string, CompiledCall>,
  { schemas, events }: NamedParts,
  publicUrl: string,
): Described {
  const writer = new SchemaWriter(schemas);
  const responses = new ResponseWriter();
  const undescribed: string[] = [];
  const paths: Record<string, Record<string, object>> = {};
  const withRows = rowsOfResults(calls);
  for (const { call, method, path, name } of calls.values()) {
    const address = path.replace(/:(\w+)/g, '{$1}');
    const tag = tagOf(address);
    if (tag === undefined) undescribed.push(`a tag of ${name}`);
    const id = operationIdOf(name, call);
    const operation = {
      operationId: id,
      summary: call.summary,
      description: whoMayCall(name, call),
      tags: [tag ?? 'Shop'],
      security: securityOf(name, call),
      ...(scopesOf(name, call).length === 0 ? {} : { 'x-scopes': scopesOf(name, call) }),
      parameters: parametersOf(call, writer, id),
      ...bodyOf(call, writer, id),
      // A row of the result of the job that it starts: OpenAPI cannot express what another address returns later.
      ...(call.resultRow === undefined ? {} : { 'x-result-row': writer.write(call.resultRow, id) }),
      responses: responses.responsesOf(
        { call: withRows(call), name, id, isLocated: locationOf({ call, method, path }, calls.values()) !== undefined },
        writer,
      ),
    };
    for (const { method: verb, path: at, retiredSince } of addressesOf({ method, path, call }))
      (paths[at.replace(/:(\w+)/g, '{$1}')] ??= {})[verb.toLowerCase()] =
        retiredSince === null ? operation : { ...operation, operationId: `${id}Formerly`, deprecated: true };
  }
  const named = writer.components();
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Hojreh',
      version: '1',
      description: introduction,
      contact: { name: 'Hojreh', url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl, description: 'This shop.' }],
    tags: Object.entries(tags).map(([name, [description]]) => ({ name, description })),
    paths,
    webhooks: webhooksOf(events),
    components: {
      schemas: { Error: errorSchema, Problem: problemSchema, ...messageOf(named), ...named },
      headers,
      responses: responses.shared,
      securitySchemes,
    },
  };
  return { document, undescribed: [...undescribed, ...writer.undescribed] };
}

/** The schema of webhook messages, if events are defined. */
const messageOf = ({ Event: event }: Record<string, Written>) =>
  event === undefined ? {} : { WebhookMessage: webhookMessage(event) };

/** The results of all jobs share one address: its row is a union of the rows of all kinds. */
function rowsOfResults(calls: ReadonlyMap<string, CompiledCall>): (call: Call) => Call {
  const rows = new Set([...calls.values()].flatMap(({ call }) => call.resultRow ?? []));
  const description = 'Lines of JSON, of which each is one of these: what the call that began the job names.';
  return (call) =>
    call.download === 'application/x-ndjson' ? { ...call, reply: Type.Union([...rows], { description }) } : call;
}

/** Returns who may make a call, and what else it requires. */
function whoMayCall(name: string, call: Call): string {
  const scopes = scopesOf(name, call);
  const who =
    call.access === 'public'
      ? 'For everybody.'
      : call.access === 'customer'
        ? 'For who is signed in.'
        : `For the staff: ${call.access.staff.join(', ')}.`;
  return [
    who,
    scopes.length === 0 ? '' : `A program needs an access key with the scope \`${scopes.join('` or `')}\`.`,
    call.idempotency === 'required' ? 'Needs an `Idempotency-Key`.' : '',
    call.secondStep === 'needed' ? 'In a shop that requires a second step, only after it.' : '',
    call.secondStep === 'lately' ? 'Who has a second step has done it in the last ten minutes.' : '',
    call.demoOnly === true ? 'Only in the demo.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function bodyOf(call: Call, writer: SchemaWriter, id: string): { requestBody?: object } {
  if (call.file !== undefined) {
    const description = `A file of at most ${call.file.maxBytes} bytes.`;
    const schema = { type: 'string', format: 'binary', maxLength: call.file.maxBytes };
    const content = Object.fromEntries(call.file.types.map((type) => [type, { schema }]));
    return { requestBody: { required: true, description, content } };
  }
  if (call.body === undefined) return {};
  const schema = writer.write(call.body, id);
  return {
    requestBody: {
      required: true,
      description: 'The body; unknown fields are refused.',
      // A reference remains one: its schema also validates, unless it is closed.
      content: {
        'application/json': {
          schema: '$ref' in schema ? schema : { ...schema, additionalProperties: false },
          example: exampleOf(call.body as unknown as Written),
        },
      },
    },
  };
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key generated once for each intent: a repeat of the request with the same key returns the same response.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
} as const;

function parametersOf(call: Call, writer: SchemaWriter, id: string): object[] {
  const parts = (['path', 'query', 'header'] as const).flatMap((part) =>
    fieldsOf(part, { path: call.params, query: call.query, header: call.headers }[part], writer, id),
  );
  return call.idempotency === undefined
    ? parts
    : [...parts, { ...keyParameter, required: call.idempotency === 'required' }];
}

function fieldsOf(part: 'path' | 'query' | 'header', schema: TSchema | undefined, writer: SchemaWriter, id: string) {
  const { properties = {}, required = [] } = JSON.parse(JSON.stringify(schema ?? {})) as {
    properties?: Record<string, Written>;
    required?: string[];
  };
  return Object.entries(properties)
    .flatMap(underBothNames)
    .map(([name, one]) => {
      const { description, deprecated, ...schema } = writer.field(one, id, name);
      const isRequired = part === 'path' || required.includes(name);
      return { name, in: part, required: isRequired, description, ...(deprecated === true && { deprecated }), schema };
    });
}
