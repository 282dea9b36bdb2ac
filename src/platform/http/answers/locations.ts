import type { CompiledCall } from '../api-calls.ts';

/** Returns the address of what a call created, from the call's path parameters and its reply. */
export type Locate = (params: unknown, reply: unknown) => string | undefined;

type Named = Pick<CompiledCall, 'method' | 'path' | 'call'>;

/**
 * Returns the address of what a call creates: the one that its contract names, or that of one item below the collection (`POST /api/admin/posts/`
 * creates what `GET /api/admin/posts/:id/` returns). Undefined if it has no address of its own.
 */
export function locationOf({ method, path, call }: Named, calls: Iterable<Named>): string | undefined {
  if (call.location !== undefined) return call.location;
  if (method !== 'POST' || call.status !== 201) return undefined;
  const fields = (call.reply as { properties?: object }).properties ?? {};
  const below = [...calls].filter((other) => {
    const key = other.path.startsWith(path) ? /^:(\w+)\/$/.exec(other.path.slice(path.length))?.[1] : undefined;
    return key !== undefined && key in fields;
  });
  return (below.find((other) => other.method === 'GET') ?? below[0])?.path;
}

/** Returns, for each call that creates something with an address, how to build that address. */
export function locationsOf(calls: ReadonlyMap<string, Named>): ReadonlyMap<string, Locate> {
  const all = [...calls.values()];
  return new Map(
    [...calls].flatMap(([name, call]) => {
      const address = locationOf(call, all);
      return address === undefined ? [] : [[name, locate(address)] as const];
    }),
  );
}

function locate(address: string): Locate {
  const parts = address.split('/');
  return (params, reply) => {
    // The reply takes precedence: its `id` overrides the `id` of the parent in the path.
    const values: Record<string, unknown> = { ...(params as object | undefined), ...(reply as object | null) };
    const made = parts.map((part) => (part.startsWith(':') ? values[part.slice(1)] : part));
    return made.every((part) => typeof part === 'string' || typeof part === 'number')
      ? made.map((part) => encodeURIComponent(part)).join('/')
      : undefined;
  };
}
