import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { Call } from '#shared/contract/contract.ts';
import { keyKinds, scopeOf } from '#shared/contract/key-scopes.ts';
import type { CompiledCall } from '../api-calls.ts';
import type { Cached } from '../../cache/cache.ts';
import { errorCodes, isRetryable } from '../errors/error-codes.ts';
import { operationIdOf } from './operation-ids.ts';
import { sendCached } from '../http.ts';
import { indexOfVersion } from '../seen-versions.ts';

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'request_id', 'retryable'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string', description: "A sentence in the caller's language." },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    facts: { type: 'object', additionalProperties: { type: 'integer' } },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          limit: { type: 'number' },
        },
      },
    },
    request_id: { type: 'string' },
    retryable: { type: 'boolean', description: 'Whether the same request is worth another try later.' },
  },
} as const;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: unknown;
}

/** A refusal with one of a status's codes, in both of its forms. */
function errorContent(codes: readonly string[]): object {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  };
  return { 'application/json': { schema }, 'application/problem+json': { schema } };
}

/** The codes that a call may be refused with, under their statuses. */
function refusalsOf(name: string, call: Call, method: string): Map<number, string[]> {
  const refusals = new Map<number, string[]>();
  const add = (status: number, code: string) => refusals.set(status, [...(refusals.get(status) ?? []), code]);
  // Every call refuses a query that it does not know, and the server itself an address or a body that cannot be read.
  add(400, 'invalid-request');
  add(400, 'bad-request');
  if (call.access !== 'public') add(401, 'sign-in-required');
  if (call.access !== 'public') add(403, 'not-allowed');
  if (securityOf(name, call).length > 1) add(403, 'scope-missing');
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
  if (call.stream === true) add(429, 'too-many-streams');
  for (const [code, status] of Object.entries(call.refusals ?? {})) add(status, code);
  return refusals;
}

/** By which token a call is made: a person's, or the key of a program with the scope that is named. */
function securityOf(name: string, call: Call): object[] {
  if (call.access === 'public') return [];
  const scopes = new Set(keyKinds.flatMap((kind) => scopeOf(name, call, kind) ?? []));
  return [{ accessToken: [] }, ...[...scopes].map((scope) => ({ accessKey: [scope] }))];
}

/** The description of every call, made from the same schemas that check the requests (OpenAPI 3.1). */
export function openApi(calls: ReadonlyMap<string, CompiledCall>, publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { call, method, path, name } of calls.values()) {
    const address = path.replace(/:(\w+)/g, '{$1}');
    const refusals = refusalsOf(name, call, method);
    (paths[address] ??= {})[method.toLowerCase()] = {
      operationId: operationIdOf(name, call),
      summary: call.summary,
      tags: [address.split('/')[2] ?? 'shop'],
      security: securityOf(name, call),
      parameters: [
        ...parametersOf('path', call.params),
        ...parametersOf('query', call.query),
        ...parametersOf('header', call.headers),
        ...(call.idempotency === undefined ? [] : [keyParameter(call.idempotency === 'required')]),
      ],
      ...bodyOf(call),
      responses: {
        [String(call.status ?? 200)]: {
          description:
            call.stream === true
              ? 'Events that go on; each `data` is one of these as JSON, and a comment comes at least every 25 seconds.'
              : 'Done.',
          content: {
            [call.stream === true ? 'text/event-stream' : (call.download ?? 'application/json')]: {
              schema: plain(call.reply),
            },
          },
        },
        ...(call.cached === true
          ? { '304': { description: 'The caller has the answer: If-None-Match names its tag.' } }
          : {}),
        ...Object.fromEntries(
          [...refusals].map(([status, codes]) => [
            String(status),
            {
              description: `Refused: ${[...new Set(codes)].join(', ')}.`,
              content: errorContent([...new Set(codes)]),
            },
          ]),
        ),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hojreh',
      version: '1',
      description: 'Every call of the shop. The closing slash of an address is optional. Amounts are whole toman.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of who is signed in.',
        },
        accessKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'hj_…',
          description: 'The access key of a program; each call names the scope that the key must have.',
        },
      },
    },
  };
}

function bodyOf(call: Call): { requestBody?: object } {
  if (call.file !== undefined) {
    const description = `A file of at most ${call.file.mostBytes} bytes.`;
    const schema = { type: 'string', format: 'binary', maxLength: call.file.mostBytes };
    return {
      requestBody: {
        required: true,
        description,
        content: Object.fromEntries(call.file.types.map((type) => [type, { schema }])),
      },
    };
  }
  if (call.body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: closed(call.body) } } } };
}

function plain(schema: TSchema): unknown {
  return JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === 'normalise' ? undefined : value)));
}

function closed(schema: TSchema): object {
  return { ...(plain(schema) as object), additionalProperties: false };
}

function parametersOf(place: Parameter['in'], schema: TSchema | undefined): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = plain(schema) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

const keyParameter = (required: boolean): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
});

const htmlPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Serves the description, a page on which people read it, and what each code means. */
export function serveOpenApi(app: FastifyInstance, calls: ReadonlyMap<string, CompiledCall>, publicUrl: string): void {
  const page = (body: string) => lasting('text/html; charset=utf-8', body, { 'content-security-policy': htmlPolicy });
  const answers: Readonly<Record<string, Cached>> = {
    '/api/openapi.json': lasting(json, JSON.stringify(openApi(calls, publicUrl))),
    '/api/': page(readablePage(calls)),
  };
  const errors = { html: page(errorsPage()), json: lasting(json, JSON.stringify({ data: errorsList() })) };
  for (const [address, cached] of Object.entries(answers))
    app.get(address, (request, reply) => sendCached(request, reply, cached));
  app.get('/api/errors/', (request, reply) => {
    void reply.header('vary', 'accept, accept-encoding');
    const asPage = request.headers.accept?.includes('text/html') === true;
    return sendCached(request, reply, asPage ? errors.html : errors.json, 'accept, accept-encoding');
  });
}

const json = 'application/json; charset=utf-8';

/** What stays the same for as long as the process lives: sent with a tag, and compressed once. */
function lasting(type: string, body: string, more: Record<string, string> = {}): Cached {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, no-cache', vary: 'accept-encoding', ...more },
    tags: [],
    expiresAt: Number.POSITIVE_INFINITY,
    lasting: true,
    bodies: { identity: Buffer.from(body) },
    sent: {},
  };
}

/** The table of errors as programs read it. */
const errorsList = () =>
  Object.entries(errorCodes).map(([code, [status, meaning]]) => ({
    code,
    status,
    meaning,
    retryable: isRetryable(code, status),
  }));

function errorsPage(): string {
  const rows = errorsList().map(
    ({ code, status, meaning, retryable }) =>
      `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${escape(meaning)}</td><td>${retryable ? 'try again' : ''}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Errors of Hojreh</title>
<style>${pageStyle}td{padding:.3rem .8rem;border-top:1px solid #333;vertical-align:top}tr:target{background:#171d24}</style>
<h1>Errors of Hojreh</h1><p>A refusal answers <code>{code, message, fields?, facts?, errors?, request_id, retryable}</code>, and with <code>Accept: application/problem+json</code> the members of RFC 9457 beside them. A code has one status. Back to <a href="/api/">the calls</a>.</p>
<table>${rows.join('')}</table></html>`;
}

const pageStyle =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#0f1318;color:#f2eee8}a,b{color:#3bc9be}';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const fileText = ({ file }: Call) =>
  file === undefined
    ? ''
    : `<h3>Body</h3><p>A file of at most ${file.mostBytes} bytes: <code>${escape(file.types.join(', '))}</code></p>`;

function readablePage(calls: ReadonlyMap<string, CompiledCall>): string {
  const rows = [...calls.values()].map(({ method, path, call }) => {
    const schema = (title: string, one: TSchema | undefined) =>
      one === undefined ? '' : `<h3>${title}</h3><pre>${escape(JSON.stringify(plain(one), null, 2))}</pre>`;
    const refusals = Object.entries(call.refusals ?? {})
      .map(([code, status]) => `<li>${status} <code>${escape(code)}</code></li>`)
      .join('');
    const access = typeof call.access === 'string' ? call.access : call.access.staff.join(', ');
    return `<details><summary><b>${method}</b> <code>${escape(path)}</code> <small>${escape(access)}</small><br>${escape(call.summary)}</summary>
${schema('Path', call.params)}${schema('Query', call.query)}${schema('Headers', call.headers)}${schema('Body', call.body)}${fileText(call)}${schema('Reply', call.reply)}
${refusals === '' ? '' : `<h3>Refusals</h3><ul>${refusals}</ul>`}</details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls of Hojreh</title>
<style>${pageStyle}details{border-top:1px solid #333;padding:.6rem 0}summary{cursor:pointer}small{color:#a3abb5}pre{background:#171d24;padding:1rem;overflow:auto;border-radius:12px}h3{font-size:1rem}</style>
<h1>Calls of Hojreh</h1><p>Made from the schemas that check the requests; the machine's form is <a href="/api/openapi.json">openapi.json</a>. The closing slash is optional, amounts are whole toman, what each refusal means stands under <a href="/api/errors/">errors</a>.</p>
${rows.join('\n')}</html>`;
}
