import type { FastifyInstance } from 'fastify';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for the addresses of a route, with or without their trailing slash. */
function shapeOf(path: string): RegExp {
  const parts = path.replace(/\/$/, '').split(/(:\w+|\*)/);
  const shape = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : literal(part)));
  return new RegExp(`^${shape.join('')}/?$`);
}

/**
 * Returns a function for the methods of an address, whether a call, a page or a file; none if it is no address. It covers every route that is added
 * afterwards. It runs only for unmatched requests, so it need not be fast.
 */
export function methodsAt(app: FastifyInstance): (path: string) => string[] {
  const byPath = new Map<string, { readonly shape: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    const at = byPath.get(url) ?? { shape: shapeOf(url), methods: new Set() };
    byPath.set(url, at);
    for (const one of [method].flat()) at.methods.add(one);
  });
  return (path) => [
    ...new Set([...byPath.values()].filter(({ shape }) => shape.test(path)).flatMap(({ methods }) => [...methods])),
  ];
}
