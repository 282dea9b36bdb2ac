import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Caches the hashes of these few: the shop's styles are the same 60 kB in each document. */
let hashedStyles = new Map<string, string>();

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

function hashOfStyle(text: string): string {
  let found = hashedStyles.get(text);
  if (found === undefined) {
    found = hashOf(text);
    if (hashedStyles.size > 8) hashedStyles = new Map();
    hashedStyles.set(text, found);
  }
  return found;
}

/** An empty style element, which scripts fill rule by rule: `ui/theme/adopted-style.ts`. */
const emptyStyle = hashOf('');

function textsOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text]) => text ?? '');
}

/**
 * The content security policy of a page. Only the scripts and styles that the server wrote into this page are allowed, by hash: pages are cached and
 * shared and so cannot carry a nonce. Connections are allowed to the shop and to `origins`. Style attributes are allowed: React writes widths and
 * delays with them, and no user's text becomes one. No text becomes markup or a script address except through the single policy of
 * `ui/trusted-types.ts`. In development the tools add styles and overlays of their own.
 */
export function pagePolicy(html: string, given: { origins: readonly string[]; development: boolean }): string {
  const scripts = new Set(textsOf(html, inlineScript).map(hashOf));
  const styles = new Set([emptyStyle, ...textsOf(html, inlineStyle).map(hashOfStyle)]);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ...(given.development
      ? ["style-src 'self' 'unsafe-inline'"]
      : [
          ["style-src-elem 'self'", ...styles].join(' '),
          "style-src-attr 'unsafe-inline'",
          "require-trusted-types-for 'script'",
          'trusted-types default',
        ]),
    "img-src 'self' data: blob: https://trustseal.enamad.ir",
    "font-src 'self'",
    ["connect-src 'self'", ...given.origins].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
