import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createShopServer } from '#platform/http/http.ts';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '#platform/shop.ts';
import { capabilities, protocolVersion } from '../protocol.rules.ts';
import { answerProtocolError, protocolBase, serveAssistants } from './protocol/serve-assistants.ts';

/** A platform in a test: it serves profiles on this machine and counts how often each is fetched. */
export interface TestPlatform {
  readonly fetched: Map<string, number>;
  /** The requests posted to it. */
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[];
  /** Publishes a profile and returns its URL. */
  readonly profile: (
    name: string,
    answer?: { status?: number; headers?: Record<string, string>; body?: unknown },
  ) => string;
  readonly privateKey: KeyObject;
  /** Its public key, as published in profiles. */
  readonly key: object;
  readonly close: () => Promise<void>;
}

/** Returns the profile of a platform that supports all of the shop's capabilities. */
export function wholeProfile(
  changes: {
    version?: string;
    capabilities?: readonly string[];
    keys?: readonly object[];
    webhookUrl?: string;
  } = {},
) {
  const { version = protocolVersion, capabilities: names = Object.keys(capabilities), keys = [], webhookUrl } = changes;
  const known = names.map((name) => [
    name,
    [
      {
        version,
        spec: `https://ucp.dev/${name}`,
        schema: `https://ucp.dev/${name}.json`,
        ...(webhookUrl !== undefined && name.endsWith('.order') && { config: { webhook_url: webhookUrl } }),
      },
    ],
  ]);
  return {
    ucp: { version, services: {}, capabilities: Object.fromEntries(known) as object, payment_handlers: {} },
    signing_keys: keys,
  };
}

export async function platformReady(): Promise<TestPlatform> {
  const profiles = new Map<string, { status: number; headers: Record<string, string>; body: string }>();
  const fetched = new Map<string, number>();
  const received: TestPlatform['received'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    fetched.set(path, (fetched.get(path) ?? 0) + 1);
    const { status, headers, body } = profiles.get(path) ?? { status: 404, headers: {}, body: '' };
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST')
        received.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'test-key' };
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    fetched,
    received,
    privateKey,
    key,
    profile: (name, { status = 200, headers = {}, body = wholeProfile({ keys: [key] }) } = {}) => {
      profiles.set(`/${name}`, { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
      return `${base}/${name}`;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** Returns a server with the shop's assistant API, configured as in production. */
export async function assistantsServed(shop: Shop): Promise<FastifyInstance> {
  const own = [{ prefix: `${protocolBase}/`, answer: answerProtocolError }];
  const server = createShopServer(shop, new Map(), () => null, undefined, own);
  serveAssistants(server, shop);
  await server.ready();
  return server;
}

/** Returns the headers with which a platform signs a request (RFC 9421). */
export function signedBy(
  privateKey: KeyObject,
  {
    method,
    host,
    path,
    headers,
    body,
    parameters: more = '',
  }: {
    method: string;
    host: string;
    path: string;
    headers: Record<string, string>;
    body: string;
    /** Further signature parameters, beside the key: `;created=1700000000`. */
    parameters?: string;
  },
): Record<string, string> {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const all: Record<string, string> = { ...headers, ...(body !== '' && { 'content-digest': digest }) };
  const covered = ['ucp-agent', 'idempotency-key', 'content-digest', ...(body === '' ? [] : ['content-type'])];
  const named = covered.filter((name) => name in all);
  const parameters = `(${['@method', '@authority', '@path', ...named].map((name) => `"${name}"`).join(' ')});keyid="test-key"${more}`;
  const base = [
    `"@method": ${method}`,
    `"@authority": ${host}`,
    `"@path": ${path}`,
    ...named.map((name) => `"${name}": ${all[name]}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');
  const value = sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { ...all, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${value}:` };
}

/** What a platform sends in addition to a body. */
export interface PlatformSent {
  readonly profile: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an operation of the REST binding. */
export async function protocolCall(
  server: FastifyInstance,
  [method, path]: readonly ['GET' | 'POST' | 'PUT', string],
  body: object | undefined,
  { profile, headers = {} }: PlatformSent,
): Promise<{ status: number; headers: Record<string, unknown>; text: string; body: never }> {
  const answer = await server.inject({
    method,
    url: `/ucp/v1${path}`,
    headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"`, ...headers },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json<never>() };
}

/** Calls a tool of the MCP binding. */
export async function toolCall(
  server: FastifyInstance,
  name: string,
  { profile, key, ...given }: { readonly profile: string; readonly key?: string } & Readonly<Record<string, unknown>>,
): Promise<{ status: number; result: never; error: { code: number; data: { code: string } } }> {
  const meta = { 'ucp-agent': { profile }, ...(key !== undefined && { 'idempotency-key': key }) };
  const answer = await server.inject({
    method: 'POST',
    url: '/ucp/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    payload: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: { meta, ...given } },
    }),
  });
  const body = answer.json<{
    result?: { structuredContent: never };
    error: { code: number; data: { code: string } };
  }>();
  return { status: answer.statusCode, result: body.result?.structuredContent as never, error: body.error };
}
