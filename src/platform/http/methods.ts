import type { CompiledCall } from './api-calls.ts';
import { addressesOf } from './retired.ts';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Says which methods an address of the interface has; none when it is no address. For what no call answers, so it need not be quick. */
export function methodsAt(calls: ReadonlyMap<string, CompiledCall>): (path: string) => string[] {
  const byPath = new Map<string, Set<string>>();
  for (const { path, method } of [...calls.values()].flatMap(addressesOf)) {
    const methods = byPath.get(path) ?? new Set();
    byPath.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  const patterns = [...byPath].map(([path, methods]) => {
    const parts = path.replace(/\/$/, '').split(/(:\w+)/);
    return {
      shape: new RegExp(`^${parts.map((part) => (part.startsWith(':') ? '[^/]+' : literal(part))).join('')}/?$`),
      methods,
    };
  });
  return (path) => [
    ...new Set(patterns.filter(({ shape }) => shape.test(path)).flatMap(({ methods }) => [...methods])),
  ];
}
