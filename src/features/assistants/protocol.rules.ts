/** The version of the Universal Commerce Protocol that the shop speaks, and the only one. */
export const protocolVersion = '2026-04-08';

const published = `https://ucp.dev/${protocolVersion}`;

/** What the owner allows assistants: nothing, to find and read, or to prepare purchases as well. */
export const assistantModes = ['off', 'read-only', 'on'] as const;
export type AssistantMode = (typeof assistantModes)[number];

/** A capability of the protocol: where it is published, and what it extends. */
interface Published {
  readonly spec: string;
  readonly schema: string;
  readonly extends: readonly string[];
}

const readingCapabilities = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'] as const;
const buyingCapabilities = [
  'dev.ucp.shopping.cart',
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.discount',
  'dev.ucp.shopping.buyer_consent',
  'dev.ucp.shopping.order',
] as const;
export type Capability = (typeof readingCapabilities)[number] | (typeof buyingCapabilities)[number];

const at = (spec: string, schema: string, parents: readonly string[] = []): Published => ({
  spec: `${published}/specification/${spec}`,
  schema: `${published}/schemas/shopping/${schema}.json`,
  extends: parents,
});

/** What the shop can do by the protocol. */
export const capabilities: Readonly<Record<Capability, Published>> = {
  'dev.ucp.shopping.catalog.search': at('catalog/search', 'catalog_search'),
  'dev.ucp.shopping.catalog.lookup': at('catalog/lookup', 'catalog_lookup'),
  'dev.ucp.shopping.cart': at('cart', 'cart'),
  'dev.ucp.shopping.checkout': at('checkout', 'checkout'),
  'dev.ucp.shopping.order': at('order', 'order'),
  'dev.ucp.shopping.fulfillment': at('fulfillment', 'fulfillment', ['dev.ucp.shopping.checkout']),
  'dev.ucp.shopping.buyer_consent': at('buyer-consent', 'buyer_consent', ['dev.ucp.shopping.checkout']),
  'dev.ucp.shopping.discount': at('discount', 'discount', ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout']),
};

/** The service of all of them, with its schema for each transport. */
export const shoppingService = {
  name: 'dev.ucp.shopping',
  spec: `${published}/specification/overview`,
  schemas: {
    rest: `${published}/services/shopping/rest.openapi.json`,
    mcp: `${published}/services/shopping/mcp.openrpc.json`,
  },
} as const;

/** What the shop can do in a mode. */
export function offeredCapabilities(mode: AssistantMode): Capability[] {
  if (mode === 'off') return [];
  return mode === 'on' ? [...readingCapabilities, ...buyingCapabilities] : [...readingCapabilities];
}

/** What a platform's profile says of it: its version, what it can do in which versions, and by which keys it signs. */
export interface PlatformProfile {
  readonly version: string;
  readonly capabilities: Readonly<Record<string, readonly { readonly version: string }[]>>;
  readonly signingKeys: readonly SigningKey[];
  /** Where it is sent what happens to orders of its assistants; null where it wants nothing. */
  readonly webhookUrl: string | null;
}

/** A public key as profiles publish it (JWK). */
export interface SigningKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv?: string;
  readonly x?: string;
  readonly y?: string;
}

const versionForm = /^\d{4}-\d{2}-\d{2}$/;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersioned = (entry: unknown): entry is { version: string } =>
  isRecord(entry) && typeof entry.version === 'string' && versionForm.test(entry.version);

const isSigningKey = (key: unknown): key is SigningKey =>
  isRecord(key) && typeof key.kid === 'string' && typeof key.kty === 'string';

/** A platform's profile as it was fetched; null for what is none: without a dated version, or with lists that hold something else. */
export function readProfile(body: unknown): PlatformProfile | null {
  if (!isRecord(body) || !isRecord(body.ucp)) return null;
  const { version, capabilities: named = {} } = body.ucp;
  const keys = body.signing_keys ?? [];
  if (typeof version !== 'string' || !versionForm.test(version) || !isRecord(named)) return null;
  if (!Array.isArray(keys) || !keys.every(isSigningKey)) return null;
  const lists = Object.values(named);
  if (!lists.every((list) => Array.isArray(list) && list.every(isVersioned))) return null;
  return {
    version,
    capabilities: named as PlatformProfile['capabilities'],
    signingKeys: keys,
    webhookUrl: webhookUrlIn(named),
  };
}

/** The address in the configuration of the order capability, in our version; by https alone, as profiles are. */
function webhookUrlIn(named: Record<string, unknown>): string | null {
  const lists = named['dev.ucp.shopping.order'];
  if (!Array.isArray(lists)) return null;
  const own: unknown = lists.find((entry) => isVersioned(entry) && entry.version === protocolVersion);
  const url = isRecord(own) && isRecord(own.config) ? own.config.webhook_url : undefined;
  return typeof url === 'string' && url.length <= 500 && URL.canParse(url) ? url : null;
}

/** What both sides can do in this version: extensions whose parents all fell out fall out as well, until nothing changes. */
export function negotiated(offered: readonly Capability[], platform: PlatformProfile['capabilities']): Capability[] {
  let left = offered.filter((name) => platform[name]?.some(({ version }) => version === protocolVersion) === true);
  for (;;) {
    const before = left;
    left = before.filter((name) => {
      const parents = capabilities[name].extends;
      return parents.length === 0 || before.some((one) => parents.includes(one));
    });
    if (left.length === before.length) return left;
  }
}

/** Of what was negotiated, what an answer names: its own capability, and what extends that. */
export function relevantTo(root: Capability, active: readonly Capability[]): Capability[] {
  return active.filter((name) => name === root || capabilities[name].extends.includes(root));
}

const dictionaryMember = /(?:^|,)\s*profile\s*=\s*"((?:[^"\\]|\\["\\])*)"/;
const versionMember = /[;,]\s*version\s*=\s*"(\d{4}-\d{2}-\d{2})"/;

/** The address of the profile in a `UCP-Agent` header (a dictionary of RFC 8941); null where it names none. */
export function profileIn(header: string | undefined): string | null {
  const found = header === undefined ? undefined : dictionaryMember.exec(header)?.[1];
  return found === undefined ? null : found.replace(/\\(["\\])/g, '$1');
}

/** The version that a `UCP-Agent` header names beside the profile, as platforms of older versions do; null where it names none. */
export function versionIn(header: string | undefined): string | null {
  return versionMember.exec(header?.replace(dictionaryMember, '') ?? '')?.[1] ?? null;
}

export const currency = 'IRR';
/** A toman is ten rial, and a rial has a hundred minor units: ISO 4217 gives IRR the exponent 2, by which the protocol counts. */
const minorInToman = 10 * 100;

/** Toman as the protocol counts money. */
export const minorOf = (toman: number): number => toman * minorInToman;

/** The price as the protocol writes it. */
export const priceOf = (toman: number) => ({ amount: minorOf(toman), currency });

/** The least amount of toman that is not below so many minor units. */
export const tomanFrom = (minor: number): number => Math.ceil(minor / minorInToman);

/** The greatest amount of toman that is not above so many minor units. */
export const tomanUpTo = (minor: number): number => Math.floor(minor / minorInToman);

/** Numbers of the protocol name what they are: a product and one of its variants may bear the same. */
export const productKey = (id: number): string => `prod_${id}`;
export const variantKey = (id: number): string => `var_${id}`;

const keyForm = /^(prod|var)_([1-9]\d{0,14})$/;

/** What an identifier means: a product or a variant by its number, else a product by its handle. */
export function readKey(
  key: string,
): { readonly kind: 'product' | 'variant'; readonly id: number } | { kind: 'handle' } {
  const found = keyForm.exec(key);
  if (found === null) return { kind: 'handle' };
  return { kind: found[1] === 'prod' ? 'product' : 'variant', id: Number(found[2]) };
}

/** What stands in a cart or a checkout bears the number of its variant: the same line, however often the cart is sent. */
export const lineKey = (variantId: number): string => `li_${variantId}`;
