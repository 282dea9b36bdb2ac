import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  CancelledNotificationSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { isUnavailable } from '#platform/database/unavailable.ts';
import { isUnstorable } from '#platform/database/sql-state.ts';
import type { Shop } from '#platform/shop.ts';
import { assistantsMessages } from '../../assistants.messages.ts';
import { offeredCapabilities } from '../../protocol.rules.ts';
import { answerTo, languageFor } from './answering.ts';
import { operations, toolsFor, type Operation, type OperationName } from './operations.ts';
import { ProtocolError } from './protocol-error.ts';
import type { SignedRequest } from './signatures.ts';

/** A request to the MCP endpoint, with its body fully read. */
export interface McpRequest {
  readonly url: string;
  readonly signed: SignedRequest;
  readonly acceptLanguage: string | undefined;
  /** The permission of assistants. */
  readonly mode: Parameters<typeof offeredCapabilities>[0];
  readonly address: string;
}

export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The protocol's HTTP errors that have a JSON-RPC code of their own over MCP. */
const discoveryCodes = new Set([
  'invalid_profile_url',
  'profile_unreachable',
  'profile_malformed',
  'version_unsupported',
]);

function codeOf({ code, status }: ProtocolError): number {
  if (discoveryCodes.has(code)) return -32_001;
  if (code === 'digest_mismatch' || code === 'algorithm_unsupported') return ErrorCode.InvalidRequest;
  return status === 400 ? ErrorCode.InvalidParams : status === 500 ? ErrorCode.InternalError : -32_000;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ToolMeta = {
  type: 'object',
  required: ['ucp-agent'],
  properties: {
    'ucp-agent': { type: 'object', required: ['profile'], properties: { profile: { type: 'string', format: 'uri' } } },
    'idempotency-key': { type: 'string' },
  },
};

function toolOf(name: OperationName) {
  const { description, request, argument, named }: Operation = operations[name];
  const properties: Record<string, object> = {
    meta: ToolMeta,
    ...(named && { id: { type: 'string' } }),
    ...(argument !== null && { [argument]: request }),
  };
  return { name, description, inputSchema: { type: 'object' as const, required: Object.keys(properties), properties } };
}

/**
 * Answers one request of MCP (streamable HTTP, without sessions) with the same operations as the REST binding. What prevents a call from being
 * carried out is a JSON-RPC error, with the matching HTTP status; every response of the shop is a result, whatever it contains. A batch has several
 * responses: its status is that of the batch, and its calls run one after the other, so that none uses another's share of the doors.
 */
export async function answerMcp(shop: Shop, request: McpRequest): Promise<McpAnswer> {
  if (isEmptyBatch(request.signed.body)) return emptyBatch;
  const isBatch = request.signed.body.toString('utf8').trimStart().startsWith('[');
  const failed: { error?: ProtocolError } = {};
  const inTurn = oneAfterAnother();
  const tools = toolsFor(offeredCapabilities(request.mode));
  // Tools are described by JSON schemas, as in the protocol, which the SDK's high-level API does not accept.
  const { server } = new McpServer({ name: 'hojreh', version: '1.0.0' }, { capabilities: { tools: {} } });
  // Every request gets a response: one that was cancelled by a notification in its own batch would be awaited for ever.
  server.setNotificationHandler(CancelledNotificationSchema, () => undefined);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const name = tools.find((one) => one === params.name);
    if (name === undefined)
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name.slice(0, 60)}.`);
    try {
      const { body } = await inTurn(() => callTool(shop, name, params.arguments ?? {}, request));
      return { structuredContent: { ...body }, content: [{ type: 'text', text: JSON.stringify(body) }] };
    } catch (error) {
      const known = protocolErrorOf(shop, error, request);
      if (!isBatch) failed.error = known;
      throw rpcError(shop, known, request);
    }
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const { method, body } = request.signed;
    const headers = Object.entries(request.signed.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const answer = await transport.handleRequest(
      new Request(request.url, { method, headers, ...(body.length > 0 && { body: body.toString('utf8') }) }),
    );
    const status = failed.error?.status ?? answer.status;
    const retryAfter = failed.error?.retryAfterSeconds;
    return {
      status,
      headers: {
        ...Object.fromEntries(answer.headers),
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
      body: await answer.text(),
    };
  } finally {
    await server.close();
  }
}

/** Returns a function that runs each callback after the previous one has settled, with or without an error. */
function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** An empty batch is invalid in JSON-RPC 2.0, which requires a single response to it instead of an array. */
const emptyBatch: McpAnswer = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    error: { code: ErrorCode.InvalidRequest, message: 'Invalid Request: the batch is empty' },
    id: null,
  }),
};

const isEmptyBatch = (body: Buffer): boolean => /^\s*\[\s*\]\s*$/.test(body.subarray(0, 1_000).toString('latin1'));

function callTool(
  shop: Shop,
  operation: OperationName,
  args: Record<string, unknown>,
  { signed, acceptLanguage, address }: McpRequest,
) {
  const { argument, named }: Operation = operations[operation];
  const meta = isRecord(args.meta) ? args.meta : {};
  const agent = meta['ucp-agent'];
  const profile = isRecord(agent) && typeof agent.profile === 'string' ? agent.profile : null;
  const key = meta['idempotency-key'] ?? signed.headers['idempotency-key'];
  if (named && typeof args.id !== 'string') throw new ProtocolError(400, 'invalid_request', (t) => t.invalid('$.id'));
  return answerTo(shop, {
    operation,
    profile,
    version: null,
    body: argument === null ? {} : args[argument],
    id: typeof args.id === 'string' ? args.id : '',
    idempotencyKey: typeof key === 'string' ? key : undefined,
    acceptLanguage,
    signed,
    address,
  });
}

function protocolErrorOf(shop: Shop, error: unknown, { url }: McpRequest): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (isUnavailable(error)) return new ProtocolError(503, 'unavailable', (t) => t.unavailable, 5);
  if (isUnstorable(error)) return new ProtocolError(400, 'invalid_request', (t) => t.badRequest);
  shop.log.error({ err: error, url }, 'a request failed');
  return new ProtocolError(500, 'internal_error', (t) => t.unexpected);
}

function rpcError(shop: Shop, error: ProtocolError, { acceptLanguage }: McpRequest): Error {
  const language = languageFor(shop, null, acceptLanguage);
  const content = error.say(assistantsMessages[language], language);
  const retryAfter = error.retryAfterSeconds;
  const data = {
    code: error.code,
    content,
    continue_url: shop.config.publicUrl,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
  return Object.assign(new Error(content), { code: codeOf(error), data });
}
