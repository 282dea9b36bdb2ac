/** A part of a cache key: a value, or a set of named values whose order means nothing. */
type KeyPart = string | number | boolean | null | Readonly<Record<string, unknown>>;

/**
 * The one way to build the key of a cached answer. Its parts are encoded, never joined: a value that holds a separator
 * (`?brand=x%26sort%3Dcheapest`) would otherwise have the key of another request and fill the cache for everybody.
 * Names whose value is undefined are left out, and the order of names means nothing.
 */
export function cacheKey(...parts: readonly [kind: string, ...KeyPart[]]): string {
  return JSON.stringify(parts.map((part) => (typeof part === 'object' && part !== null ? sortedEntries(part) : part)));
}

function sortedEntries(named: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.keys(named)
    .filter((name) => named[name] !== undefined)
    .sort()
    .map((name) => [name, named[name]]);
}
