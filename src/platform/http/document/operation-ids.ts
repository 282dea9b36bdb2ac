import type { Call } from '#shared/contract/contract.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const words = (part: string) => part.split(/[-.]/);
const joined = (parts: readonly string[]) => parts.flatMap(words).map(capital).join('');

/** Nouns that are the same in singular and plural, or end in an s without being plural. */
const unchanged = new Set(['staff', 'stock', 'address', 'terms', 'figures', 'push', 'credit', 'preferences', 'status']);

function singular(part: string): string {
  if (unchanged.has(part) || !part.endsWith('s') || part.endsWith('-terms') || part.endsWith('-figures')) return part;
  if (part.endsWith('ies')) return `${part.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(part) ? part.slice(0, -2) : part.slice(0, -1);
}

const isMany = (part: string) => singular(part) !== part;

/** Prefixes before the noun that name the calling side. */
const sides = new Set(['admin', 'seller']);

const verbs = { PUT: 'replace', PATCH: 'update', DELETE: 'delete' } as const;

/**
 * Returns the name of a call in the document, such as `listProducts` or `adminCancelOrder`: its own `id`, or one derived from its method and address.
 * `POST /api/admin/orders/:number/cancel/` acts on an order; a POST with status 201 creates.
 */
export function operationIdOf(name: string, { id, status, reply }: Pick<Call, 'id' | 'status' | 'reply'>): string {
  if (id !== undefined) return id;
  const [method = '', path = ''] = name.split(' ');
  const all = path.split('/').filter((part) => part !== '' && part !== 'api');
  const side = sides.has(all[0] ?? '') ? (all.shift() ?? '') : '';
  const ofOne = all.at(-1)?.startsWith(':') === true;
  const nouns = all.filter((part) => !part.startsWith(':'));
  // For singletons: `PUT /api/admin/settings/order-terms/` is adminReplaceOrderTermsSettings.
  const end = nouns[0] === 'settings' ? capital(nouns.shift() ?? '') : '';
  const last = nouns.pop() ?? 'shop';
  const before = nouns.map(singular);
  const named = (verb: string, noun: string) => {
    const whole = `${verb}${joined([...before, noun])}${end}`;
    return side === '' ? whole : `${side}${capital(whole)}`;
  };
  if (method === 'GET') {
    const list =
      !ofOne && end === '' && (isMany(last) || 'data' in ((reply as { properties?: object }).properties ?? {}));
    return list ? named('list', last) : named('get', singular(last));
  }
  if (method !== 'POST') return named(verbs[method as keyof typeof verbs], ofOne ? singular(last) : last);
  if (status === 201 || status === 202) return named('create', singular(last));
  if (ofOne || isMany(last)) return named('send', last);
  const verb = words(last)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
  // An action on many items has a plural noun: `POST /api/notifications/read/`.
  const onMany = all.at(-2)?.startsWith(':') === false;
  const act = `${verb}${joined(onMany ? nouns : before)}`;
  return side === '' ? act : `${side}${capital(act)}`;
}
