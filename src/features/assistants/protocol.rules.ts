/** The only version of the Universal Commerce Protocol that the shop supports. */
export const protocolVersion = '2026-04-08';

const published = `https://ucp.dev/${protocolVersion}`;

/** The owner's permission for assistants: none, search and read, or prepare purchases as well. */
export const assistantModes = ['off', 'read-only', 'on'] as const;
export type AssistantMode = (typeof assistantModes)[number];

/** A capability of the protocol: the location of its specification, and what it extends. */
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

/** The capabilities of the protocol that the shop supports. */
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

/** The service that contains all of them, with its schema for each transport. */
export const shoppingService = {
  name: 'dev.ucp.shopping',
  spec: `${published}/specification/overview`,
  schemas: {
    rest: `${published}/services/shopping/rest.openapi.json`,
    mcp: `${published}/services/shopping/mcp.openrpc.json`,
  },
} as const;

/** Returns the capabilities of the shop in a mode. */
export function offeredCapabilities(mode: AssistantMode): Capability[] {
  if (mode === 'off') return [];
  return mode === 'on' ? [...readingCapabilities, ...buyingCapabilities] : [...readingCapabilities];
}

/** The content of a platform's profile: its version, its capabilities with their versions, and its signing keys. */
export interface PlatformProfile {
  readonly version: string;
  readonly capabilities: Readonly<Record<string, readonly { readonly version: string }[]>>;
  readonly signingKeys: readonly SigningKey[];
  /** The URL that receives the updates of its assistants' orders; null where it wants none. */
  readonly webhookUrl: string | null;
}

/** A public key as published in profiles (JWK). */
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

/** Parses a fetched profile of a platform; null if invalid: without a dated version, or with lists that contain other values. */
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

/** Returns the webhook URL in the configuration of the order capability, in our version; https only, as for profiles. */
function webhookUrlIn(named: Record<string, unknown>): string | null {
  const lists = named['dev.ucp.shopping.order'];
  if (!Array.isArray(lists)) return null;
  const own: unknown = lists.find((entry) => isVersioned(entry) && entry.version === protocolVersion);
  const url = isRecord(own) && isRecord(own.config) ? own.config.webhook_url : undefined;
  return typeof url === 'string' && url.length <= 500 && URL.canParse(url) ? url : null;
}

/** Returns the capabilities that both sides support in this version; extensions without any remaining parent are removed, until nothing changes. */
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

/** Returns which of the negotiated capabilities a response names: its own, and those that extend it. */
export function relevantTo(root: Capability, active: readonly Capability[]): Capability[] {
  return active.filter((name) => name === root || capabilities[name].extends.includes(root));
}

const dictionaryMember = /(?:^|,)\s*profile\s*=\s*"((?:[^"\\]|\\["\\])*)"/;
const versionMember = /[;,]\s*version\s*=\s*"(\d{4}-\d{2}-\d{2})"/;

/** Returns the profile URL in a `UCP-Agent` header (a dictionary of RFC 8941); null without one. */
export function profileIn(header: string | undefined): string | null {
  const found = header === undefined ? undefined : dictionaryMember.exec(header)?.[1];
  return found === undefined ? null : found.replace(/\\(["\\])/g, '$1');
}

/** Returns the version that a `UCP-Agent` header names beside the profile, as platforms of older versions do; null without one. */
export function versionIn(header: string | undefined): string | null {
  return versionMember.exec(header?.replace(dictionaryMember, '') ?? '')?.[1] ?? null;
}

export const currency = 'IRR';
/** A toman is ten rial, and a rial has a hundred minor units: ISO 4217 gives IRR the exponent 2, which the protocol uses. */
const minorInToman = 10 * 100;

/** Converts toman to the protocol's minor units. */
export const minorOf = (toman: number): number => toman * minorInToman;

/** Returns a price in the protocol's format. */
export const priceOf = (toman: number) => ({ amount: minorOf(toman), currency });

/** Converts minor units to toman, rounded up. */
export const tomanFrom = (minor: number): number => Math.ceil(minor / minorInToman);

/** Converts minor units to toman, rounded down. */
export const tomanUpTo = (minor: number): number => Math.floor(minor / minorInToman);

/** Identifiers in the protocol have a prefix by type, because a product and one of its variants may have the same number. */
export const productKey = (id: number): string => `prod_${id}`;
export const variantKey = (id: number): string => `var_${id}`;

const keyForm = /^(prod|var)_([1-9]\d{0,14})$/;

/** Parses an identifier: a product or a variant by its number, otherwise a product by its handle. */
export function readKey(
  key: string,
): { readonly kind: 'product' | 'variant'; readonly id: number } | { kind: 'handle' } {
  const found = keyForm.exec(key);
  if (found === null) return { kind: 'handle' };
  return { kind: found[1] === 'prod' ? 'product' : 'variant', id: Number(found[2]) };
}

/** Returns the id of a line in a cart or a checkout, made from its variant's number, so that it is stable however often the cart is sent. */
export const lineKey = (variantId: number): string => `li_${variantId}`;
