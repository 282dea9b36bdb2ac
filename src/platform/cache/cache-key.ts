/** A part of a cache key: a value, or a record of values whose order is ignored. */
type KeyPart = string | number | boolean | null | Readonly<Record<string, unknown>>;

/**
 * Builds the key of a cached response; the only way to do so. Parts are encoded, never joined: a value containing a separator
 * (`?brand=x%26sort%3Dcheapest`) would otherwise get another request's key and poison the cache for everybody. Undefined values are left out, and the
 * order of names is ignored.
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
