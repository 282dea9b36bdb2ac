import type { IncomingMessage } from 'node:http';

/** No router can read this, so it is answered like every other address that cannot be read. */
const unreadable = '/%';
const wholeAddress = /^https?:\/\/[^/?#]+(.*)$/i;

/**
 * The path and the query that a request asks for. HTTP/1.1 allows a whole address in the first line, of which they are
 * taken; a fragment is none of the server's business. Anything else there cannot be read.
 */
export function addressAsked({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const asked = url.startsWith('/') ? url : pathOf(url);
  const fragment = asked.indexOf('#');
  return fragment < 0 ? asked : asked.slice(0, fragment);
}

function pathOf(whole: string): string {
  const path = wholeAddress.exec(whole)?.[1];
  if (path === undefined) return unreadable;
  return path.startsWith('/') ? path : `/${path}`;
}
