import type { FastifyInstance } from 'fastify';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What addresses of a route look like, with or without their closing slash. */
function shapeOf(path: string): RegExp {
  const parts = path.replace(/\/$/, '').split(/(:\w+|\*)/);
  const shape = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : literal(part)));
  return new RegExp(`^${shape.join('')}/?$`);
}

/**
 * Says which methods an address has, a call's as a page's or a file's; none when it is no address. It knows every route that is added after
 * it. For what nothing answers, so it need not be quick.
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
