import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { Call } from '#shared/contract/contract.ts';
import type { CompiledCall } from '../api-calls.ts';
import type { Cached } from '../../cache/cache.ts';
import type { NamedSchemas } from './document-schemas.ts';
import { errorCodes, isRetryable } from '../errors/error-codes.ts';
import { openApi } from './openapi.ts';
import { sendCached } from '../answers/send-cached.ts';

const htmlPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Serves the description, a page on which people read it, and what each code means. */
export function serveOpenApi(
  app: FastifyInstance,
  calls: ReadonlyMap<string, CompiledCall>,
  schemas: NamedSchemas,
  publicUrl: string,
): void {
  const page = (body: string) => lasting('text/html; charset=utf-8', body, { 'content-security-policy': htmlPolicy });
  const answers: Readonly<Record<string, Cached>> = {
    '/api/openapi.json': lasting(json, JSON.stringify(openApi(calls, schemas, publicUrl).document)),
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
      one === undefined
        ? ''
        : `<h3>${title}</h3><pre>${escape(JSON.stringify(one, (name, value: unknown) => (name === 'normalise' ? undefined : value), 2))}</pre>`;
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
