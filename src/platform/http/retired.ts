import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#shared/contract/contract.ts';
import type { Former } from '#shared/contract/fields.ts';
import { countRetired } from './metrics.ts';

const monthsAnswered = 12;

/** A field of a request that had another name. */
interface FormerField extends Former {
  readonly part: 'query' | 'body';
  readonly present: string;
}

/** At which addresses a call answers: at its own, and for as long as it is promised at the former one. */
export function addressesOf({ method, path, call }: { method: string; path: string; call: Call }) {
  const own = { method, path, retiredSince: null };
  if (call.was === undefined) return [own];
  const [formerMethod = '', formerPath = ''] = call.was.name.split(' ');
  return [own, { method: formerMethod, path: formerPath, retiredSince: call.was.since }];
}

/** When what was renamed on a day answers by its former name no longer. */
export function sunsetOf(since: string): Date {
  const day = new Date(`${since}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsAnswered);
  return day;
}

/** What lets a program know that it uses a former name: `Deprecation` of RFC 9745 and `Sunset` of RFC 8594. */
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

/** Gives what was sent under a former name its present one, and answers which; what is sent under both is refused as any unknown field. */
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

/** What looks at each request of a call that has former names, before the call itself; null for a call without any. */
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
