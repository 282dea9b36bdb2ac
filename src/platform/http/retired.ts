import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#shared/contract/contract.ts';
import type { Former } from '#shared/contract/fields.ts';
import { countRetired } from './metrics.ts';

const monthsAnswered = 12;

/** A renamed field of a request. */
interface FormerField extends Former {
  readonly part: 'query' | 'body';
  readonly present: string;
}

/** Returns the addresses of a call: its own, and, while support is guaranteed, the former one. */
export function addressesOf({ method, path, call }: { method: string; path: string; call: Call }) {
  const own = { method, path, retiredSince: null };
  if (call.was === undefined) return [own];
  const [formerMethod = '', formerPath = ''] = call.was.name.split(' ');
  return [own, { method: formerMethod, path: formerPath, retiredSince: call.was.since }];
}

/** Returns when support ends for a former name that was replaced on a day. */
export function sunsetOf(since: string): Date {
  const day = new Date(`${since}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsAnswered);
  return day;
}

/** Returns the headers that notify a program of a former name: `Deprecation` of RFC 9745 and `Sunset` of RFC 8594. */
export const retiringHeaders = (since: string): Record<'deprecation' | 'sunset', string> => ({
  deprecation: `@${Date.parse(`${since}T00:00:00Z`) / 1_000}`,
  sunset: sunsetOf(since).toUTCString(),
});

function formerFieldsOf(call: Call): FormerField[] {
  return (['query', 'body'] as const).flatMap((part) => {
    const schema: { readonly properties?: Readonly<Record<string, { readonly formerly?: Former }>> } = call[part] ?? {};
    return Object.entries(schema.properties ?? {}).flatMap(([present, { formerly }]) =>
      formerly === undefined ? [] : [{ ...formerly, part, present }],
    );
  });
}

/** Renames fields sent under a former name to the present one, and returns them; a field sent under both is refused like any unknown field. */
function takeFormer(fields: readonly FormerField[], request: FastifyRequest): FormerField[] {
  return fields.filter(({ part, name, present }) => {
    const sent = request[part] as Record<string, unknown> | null | undefined;
    if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, name) || Object.hasOwn(sent, present))
      return false;
    sent[present] = sent[name];
    Reflect.deleteProperty(sent, name);
    return true;
  });
}

/** Returns a hook that runs before a call with former names, for each of its requests; null for a call without any. */
export function retiring(name: string, call: Call, retiredSince: string | null) {
  const fields = formerFieldsOf(call);
  if (fields.length === 0 && retiredSince === null) return null;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const used = takeFormer(fields, request);
    const [first] = [...(retiredSince === null ? [] : [retiredSince]), ...used.map(({ since }) => since)].sort();
    if (first !== undefined) reply.headers(retiringHeaders(first));
    if (retiredSince !== null) countRetired(name, 'address');
    for (const field of used) countRetired(name, field.name);
    done();
  };
}
