import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { requestIdHeader } from '../request-ids.ts';
import { validationMessages } from '../validation/validation.messages.ts';
import { refusalBody, type Telling } from './refusal-body.ts';

/** An address that no router can parse, so that it is answered like any other unreadable one. */
const unreadable = '/%';
const wholeAddress = /^https?:\/\/[^/?#]+(.*)$/i;
/** A path segment that means the current or the parent folder wherever an address is parsed again, however its dots are encoded. */
const dotsAlone = /(?<=[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/gi;
const mayHoldDots = /[/\\](?:\.|%2e)/i;

/**
 * Returns the path and query that a request names. HTTP/1.1 allows an absolute URL in the request line, from which they are taken; a fragment is
 * dropped. Anything else, or a missing, repeated or invalid host, is unreadable. A browser resolves dot segments before the request: any that remain
 * name nothing, and must not render another page under this address.
 */
export function addressRequested({
  url = '',
  headers: { host },
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>): string {
  if (host === undefined ? httpVersion === '1.1' : !hostShape.test(host) || isNamedTwice(rawHeaders)) return unreadable;
  const requested = url.startsWith('/') ? url : pathOf(url);
  const fragment = requested.indexOf('#');
  return withoutWayUp(fragment < 0 ? requested : requested.slice(0, fragment));
}

const hostShape = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** RFC 9112: an intermediary may use one of two hosts, and the shop the other. */
function isNamedTwice(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (/^host$/i.test(rawHeaders[index] ?? '')) hosts += 1;
  return hosts > 1;
}

/** Treats a dot segment as a literal name, which no resource has. */
function withoutWayUp(address: string): string {
  if (!mayHoldDots.test(address)) return address;
  const query = address.indexOf('?');
  const path = query < 0 ? address : address.slice(0, query);
  return path.replace(dotsAlone, (dots) => dots.replace(/\.|%2e/gi, '%252e')) + address.slice(path.length);
}

function pathOf(whole: string): string {
  const path = wholeAddress.exec(whole)?.[1];
  if (path === undefined) return unreadable;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Responds in the format of every refusal to what Node could not parse as a request, and closes the connection: the start of the next request is
 * unknown.
 */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket, language: Language): void {
  // Node stores the current response there, and checks the same before it responds itself.
  const { _httpMessage: underWay } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
  if (error.code === 'ECONNRESET' || !socket.writable || underWay?.headersSent === true) {
    socket.destroy();
    return;
  }
  const [status, refusal] = refusalOf(error.code);
  const requestId = randomUUID();
  const body = JSON.stringify(refusalBody(refusal, { language, status, requestId }));
  const headers = Object.entries(headersOf(body, { language, requestId })).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}

function refusalOf(code: string | undefined): [number, Refusal] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [
        408,
        refuse(
          'too-slow',
          inBoth(validationMessages, (t) => t.tooSlow),
        ),
      ];
    case 'HPE_HEADER_OVERFLOW':
      return [
        431,
        refuse(
          'headers-too-large',
          inBoth(validationMessages, (t) => t.tooLargeHeaders),
        ),
      ];
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return [
        413,
        refuse(
          'too-large',
          inBoth(validationMessages, (t) => t.tooLargeBody),
        ),
      ];
    default:
      return [
        400,
        refuse(
          'bad-request',
          inBoth(validationMessages, (t) => t.badRequest),
        ),
      ];
  }
}

/** Responds to an expectation other than "100-continue", the only one defined. */
export function answerExpectation(response: ServerResponse, telling: Omit<Telling, 'status'>): void {
  const refusal = refuse(
    'expectation-failed',
    inBoth(validationMessages, (t) => t.expectationFailed),
  );
  const body = JSON.stringify(refusalBody(refusal, { ...telling, status: 417 }));
  response.writeHead(417, headersOf(body, telling)).end(body);
}

function headersOf(body: string, { language, requestId }: Omit<Telling, 'status'>): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'content-language': language,
    [requestIdHeader]: requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
}
