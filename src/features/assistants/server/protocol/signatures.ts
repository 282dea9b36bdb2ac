import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import type { PlatformProfile, SigningKey } from '../../protocol.rules.ts';
import { ProtocolError } from './protocol-error.ts';

/** A request as received, limited to the parts that a signature can cover. */
export interface SignedRequest {
  readonly method: string;
  readonly authority: string;
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const invalid = () => new ProtocolError(401, 'signature_invalid', (t) => t.signatureInvalid);

interface SignatureInput {
  readonly components: readonly string[];
  /** The header's value after the label: the last line of the signature base. */
  readonly parameters: string;
  readonly keyid: string;
  readonly nonce: string | undefined;
  /** Seconds since 1970; undefined without one. */
  readonly created: number | undefined;
  readonly expires: number | undefined;
  readonly signature: Buffer;
}

const inputForm = /^\s*([a-z*][\w*.-]*)=(\(((?:"[^"]*"\s*)*)\)([^,]*))\s*$/i;

/** Returns the single signature of a request, from the two headers of RFC 9421; null without one. */
function signatureIn({ headers }: SignedRequest): SignatureInput | null {
  const { 'signature-input': input, signature } = headers;
  if (input === undefined && signature === undefined) return null;
  if (typeof input !== 'string' || typeof signature !== 'string') throw invalid();
  const [, label = '', parameters = '', list = '', rest = ''] = inputForm.exec(input) ?? [];
  const keyid = /;\s*keyid="([^"]+)"/.exec(rest)?.[1];
  const value = new RegExp(`(?:^|,)\\s*${label.replace(/[.*]/g, '\\$&')}=:([A-Za-z0-9+/=]+):`).exec(signature)?.[1];
  if (label === '' || keyid === undefined || value === undefined) throw invalid();
  const components = [...list.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  const moment = (name: string) => {
    const named = new RegExp(`;\\s*${name}=([^;]*)`).exec(rest)?.[1]?.trim();
    if (named === undefined) return undefined;
    if (!/^\d{1,12}$/.test(named)) throw invalid();
    return Number(named);
  };
  const nonce = /;\s*nonce="([^"]{1,200})"/.exec(rest)?.[1];
  const moments = { created: moment('created'), expires: moment('expires') };
  return { components, parameters, keyid, nonce, ...moments, signature: Buffer.from(value, 'base64') };
}

/** The maximum age of a signature, and how far the platform's clock may be ahead of the shop's, in seconds. */
const maxAge = 300;
const maxAhead = 60;

/**
 * Rejects a signature whose time, if it has one, is not current: the protocol leaves the time to the platform. Without one, a signature proves the
 * sender of a change only under an idempotency key, which is used once, so that nobody who has seen a request can replay it.
 */
function refuseOutdated(found: SignatureInput, { now, changes, hasKey }: SignedAt): void {
  const { created, expires } = found;
  const seconds = now.getTime() / 1_000;
  if (created !== undefined && (created < seconds - maxAge || created > seconds + maxAhead)) throw invalid();
  if (expires !== undefined && expires <= seconds) throw invalid();
  if (changes && !hasKey && created === undefined) throw invalid();
}

/** The time at which a signed request is checked, and whether it changes data. */
interface SignedAt {
  readonly now: Date;
  readonly changes: boolean;
  readonly hasKey: boolean;
}

/** Returns the components that a signature of a request must cover. */
function requiredOf({ method, query, headers, body }: SignedRequest): string[] {
  const changes = method !== 'GET' && method !== 'HEAD' && headers['idempotency-key'] !== undefined;
  return [
    '@method',
    '@authority',
    '@path',
    ...(query === '' ? [] : ['@query']),
    ...(headers['ucp-agent'] === undefined ? [] : ['ucp-agent']),
    ...(changes ? ['idempotency-key'] : []),
    ...(body.length === 0 ? [] : ['content-digest', 'content-type']),
  ];
}

function valueOf(request: SignedRequest, component: string): string {
  switch (component) {
    case '@method':
      return request.method;
    case '@authority':
      return request.authority.toLowerCase();
    case '@path':
      return request.path;
    case '@query':
      return request.query === '' ? '?' : request.query;
    default: {
      const value = request.headers[component];
      if (value === undefined || component.startsWith('@')) throw invalid();
      return [value]
        .flat()
        .map((one) => one.trim())
        .join(', ');
    }
  }
}

const digestOf = (body: Buffer) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** Whether a request has a signature, valid or not. */
export const bearsSignature = (request: SignedRequest): boolean => signatureIn(request) !== null;

/**
 * Verifies the signature of a request with the keys of its platform's profile; false without a signature. `afresh` fetches the profile again, as an
 * unknown key may be a new one. `useNonce` returns whether a nonce of a key is used for the first time.
 */
export async function isSigned(
  request: SignedRequest,
  profile: PlatformProfile,
  {
    afresh,
    useNonce,
    ...at
  }: SignedAt & {
    readonly afresh: () => Promise<PlatformProfile>;
    readonly useNonce: (nonce: string, seconds: number) => Promise<boolean>;
  },
): Promise<boolean> {
  const found = signatureIn(request);
  if (found === null) return false;
  refuseOutdated(found, at);
  if (!requiredOf(request).every((component) => found.components.includes(component))) throw invalid();
  const digest = request.headers['content-digest'];
  if (found.components.includes('content-digest') && digest !== digestOf(request.body))
    throw new ProtocolError(400, 'digest_mismatch', (t) => t.digestMismatch);
  const byId = ({ signingKeys }: PlatformProfile) => signingKeys.find(({ kid }) => kid === found.keyid);
  const key = byId(profile) ?? byId(await afresh());
  if (key === undefined) throw new ProtocolError(401, 'key_not_found', (t) => t.keyNotFound);
  const lines = found.components.map((component) => `"${component}": ${valueOf(request, component)}`);
  const base = [...lines, `"@signature-params": ${found.parameters.trim()}`].join('\n');
  if (!verify('sha256', Buffer.from(base), { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' }, found.signature))
    throw invalid();
  if (found.nonce !== undefined && !(await useNonce(`${found.keyid} ${found.nonce}`, maxAge + maxAhead)))
    throw invalid();
  return true;
}

function publicKeyOf({ kty, crv, x = '', y = '' }: SigningKey): KeyObject {
  const unsupported = new ProtocolError(400, 'algorithm_unsupported', (t) => t.algorithmUnsupported);
  if (kty !== 'EC' || crv !== 'P-256') throw unsupported;
  try {
    return createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
  } catch {
    throw unsupported;
  }
}

interface ShopKey {
  readonly privateKey: KeyObject;
  readonly published: SigningKey & { readonly use: 'sig'; readonly alg: 'ES256' };
}

const shopKeys = new WeakMap<Shop, ShopKey>();

/** Returns the shop's signing key, derived from its secret: another secret results in another key with another id. */
export function shopKey(shop: Shop): ShopKey {
  const known = shopKeys.get(shop);
  if (known !== undefined) return known;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(hkdfSync('sha256', shop.secret, '', 'hojreh commerce protocol signing', 32)));
  const point = ecdh.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const;
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16);
  const made: ShopKey = {
    privateKey: createPrivateKey({ key: { ...jwk, d: ecdh.getPrivateKey().toString('base64url') }, format: 'jwk' }),
    published: { kid, ...jwk, use: 'sig', alg: 'ES256' },
  };
  shopKeys.set(shop, made);
  return made;
}

/** Returns the headers of a POST by the shop, signed as the protocol demands it of webhooks. */
export function signedPost(
  shop: Shop,
  { address, body }: { readonly address: string; readonly body: string },
): Record<string, string> {
  const { privateKey, published } = shopKey(shop);
  const { host, pathname, search } = new URL(address);
  const headers: Record<string, string> = {
    'ucp-agent': `profile="${new URL('/.well-known/ucp', shop.config.publicUrl).href}"`,
    'content-digest': digestOf(Buffer.from(body)),
    'content-type': 'application/json',
  };
  const covered: (readonly [string, string])[] = [
    ['@method', 'POST'],
    ['@authority', host],
    ['@path', pathname],
    ...(search === '' ? [] : [['@query', search] as const]),
    ...Object.entries(headers),
  ];
  const created = Math.floor(shop.clock.now().getTime() / 1_000);
  const names = covered.map(([name]) => `"${name}"`).join(' ');
  const parameters = `(${names});created=${created};keyid="${published.kid}"`;
  const base = [...covered.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${parameters}`].join(
    '\n',
  );
  const value = sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { ...headers, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${value}:` };
}

/** Returns the headers that sign a response of the shop. */
export function signedAnswer(
  shop: Shop,
  { status, type, body }: { readonly status: number; readonly type: string; readonly body: string },
): Record<string, string> {
  const { privateKey, published } = shopKey(shop);
  const digest = digestOf(Buffer.from(body));
  const created = Math.floor(shop.clock.now().getTime() / 1_000);
  const parameters = `("@status" "content-digest" "content-type");created=${created};keyid="${published.kid}"`;
  const base = [
    `"@status": ${status}`,
    `"content-digest": ${digest}`,
    `"content-type": ${type}`,
    `"@signature-params": ${parameters}`,
  ].join('\n');
  const signature = sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    'content-digest': digest,
    'signature-input': `sig1=${parameters}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  };
}
