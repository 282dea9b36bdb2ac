import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { requestIdHeader } from '../request-ids.ts';
import { validationMessages } from '../validation/validation.messages.ts';
import { refusalBody, type Telling } from './refusal-body.ts';

/** No router can read this, so it is answered like every other address that cannot be read. */
const unreadable = '/%';
const wholeAddress = /^https?:\/\/[^/?#]+(.*)$/i;
/** A part of a path that is read as "here" or "one up" wherever an address is taken apart once more, however its dots are written. */
const dotsAlone = /(?<=[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/gi;
const mayHoldDots = /[/\\](?:\.|%2e)/i;

/**
 * The path and the query that a request names. HTTP/1.1 allows a whole address in the first line, of which they are
 * taken; a fragment is none of the server's business. Anything else there, or no host, two or none that could be one, cannot be read. A browser walks the way up
 * before the request: what still holds one names nothing, and must not show another page under this address.
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

/** RFC 9112: whoever stands between reads one of two hosts, and the shop perhaps the other. */
function isNamedTwice(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (/^host$/i.test(rawHeaders[index] ?? '')) hosts += 1;
  return hosts > 1;
}

/** Dots alone become the name that they would be, which nothing has. */
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

/** Answers in the form of every refusal what Node could not read as a request, and closes: where the next one begins is not known. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket, language: Language): void {
  // Node keeps the answer under way there, and checks the same before it answers itself.
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

/** Answers an expectation that is not "100-continue", the only one there is. */
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
