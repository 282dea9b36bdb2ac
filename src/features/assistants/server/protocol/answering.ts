import { answerOnce, hashOfRequest, keyShape } from '#platform/http/idempotency/answer-once.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import { acceptedLanguage } from '#platform/http/languages.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { assistantsMessages } from '../../assistants.messages.ts';
import { negotiated, offeredCapabilities, protocolVersion, relevantTo, type Capability } from '../../protocol.rules.ts';
import { assistantTerms } from '../assistant-terms.service.ts';
import { assistantByProfile, limitsOfProfile, noteCall } from '../assistants.store.ts';
import { operations, type Failed, type Operation, type OperationName, type Session } from './operations.ts';
import { checkedProfileUrl, profileOf } from './profiles.ts';
import { ProtocolError } from './protocol-error.ts';
import { checked } from './requests.ts';
import { bearsSignature, isSigned, type SignedRequest } from './signatures.ts';

const noted = 60;

/** A request of an assistant, over any transport. */
export interface Incoming {
  readonly operation: OperationName;
  /** As sent by the platform. */
  readonly profile: string | null;
  /** The version named beside the profile; null without one. */
  readonly version: string | null;
  readonly body: unknown;
  /** The id of the requested item; empty where it has none. */
  readonly id: string;
  readonly idempotencyKey: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly signed: SignedRequest;
  /** The caller's network address, as used for rate limits. */
  readonly address: string;
}

/** Identifies the caller by the profile it names; checks its rate limit, the protocol version, and the signature if there is one. */
export async function identified(
  shop: Shop,
  { operation, profile: given, version: named, idempotencyKey, signed, address }: Incoming,
): Promise<{ id: number; active: Capability[]; isSigned: boolean }> {
  const { mode, url, count } = await throughDoor(shop, { kind: 'visitor', address }, () =>
    withinLimit(shop, given, { signed, address }),
  );
  const profile = await profileOf(shop, url, { address });
  const version = named === null || named === protocolVersion ? profile.version : named;
  if (version !== protocolVersion)
    throw new ProtocolError(422, 'version_unsupported', (t) => t.versionUnsupported(version, protocolVersion));
  const proven = await isSigned(signed, profile, {
    now: shop.clock.now(),
    changes: operations[operation].changes,
    hasKey: idempotencyKey !== undefined,
    afresh: () => profileOf(shop, url, { address, afresh: true }),
    useNonce: async (nonce, windowSeconds) => {
      const limit = { key: `assistant-nonce:${url} ${nonce}`, max: 1, windowSeconds };
      return (await throughDoor(shop, { kind: 'visitor', address }, () => countTry(shop, limit))).allowed;
    },
  });
  const id = await throughDoor(shop, { kind: 'visitor', address }, async () => {
    if (proven) await count(url);
    return enteredAs(shop, url);
  });
  return { id, active: negotiated(offeredCapabilities(mode), profile.capabilities), isSigned: proven };
}

/**
 * Counts a call towards the limit of the platform that it names; the platform's profile is fetched outside of this, without occupying a slot of the
 * door.
 */
async function withinLimit(
  shop: Shop,
  given: string | null,
  { signed, address }: Pick<Incoming, 'signed' | 'address'>,
) {
  const { mode, callsPerMinute } = await assistantTerms(shop);
  if (mode === 'off') throw new ProtocolError(403, 'assistants_off', (t) => t.off);
  const url = checkedProfileUrl(shop, given);
  const [own] = await limitsOfProfile(shop, { profileUrl: url });
  if (own?.stopped === true) throw new ProtocolError(403, 'assistant_stopped', (t) => t.stopped);
  const count = (of: string) => countCall(shop, of, own?.callsPerMinute ?? callsPerMinute);
  // Anyone can name another platform's profile: unsigned calls are counted per address, so that they do not use up its limit.
  if (!bearsSignature(signed)) await count(`${url} ${address}`);
  return { mode, url, count };
}

/** Returns the id of an assistant, which is inserted at its first call. */
async function enteredAs(shop: Shop, profileUrl: string): Promise<number> {
  const now = shop.clock.now();
  const [entered] = await noteCall(shop, { profileUrl, now, before: secondsAfter(now, -noted) });
  const [known] = entered === undefined ? await assistantByProfile(shop, { profileUrl }) : [entered];
  if (known === undefined) throw new Error('An assistant that was entered is gone.');
  return known.id;
}

async function countCall(shop: Shop, of: string, max: number): Promise<void> {
  const { allowed, retryAfterSeconds } = await countTry(shop, { key: `assistant:${of}`, max, windowSeconds: 60 });
  if (!allowed) throw new ProtocolError(429, 'rate_limited', (t) => t.tooMany, retryAfterSeconds);
}

/** Returns the language of a response: that of the request's context, else the best of `Accept-Language`, else the shop's own. */
export function languageFor(shop: Shop, body: unknown, acceptLanguage: string | undefined): Language {
  const context = (body as { context?: { language?: unknown } } | null)?.context?.language;
  const wished = typeof context === 'string' ? acceptedLanguage(context.slice(0, 40)) : null;
  return wished ?? acceptedLanguage(acceptLanguage) ?? shop.identity.language;
}

interface Answered {
  readonly status: number;
  readonly body: object;
}

/** Runs an operation and returns its response body: the result, or an error. */
export async function answerTo(shop: Shop, incoming: Incoming): Promise<Answered> {
  const { id: assistantId, active, isSigned: signed } = await identified(shop, incoming);
  const operation: Operation = operations[incoming.operation];
  const language = languageFor(shop, incoming.body, incoming.acceptLanguage);
  const { publicUrl } = shop.config;
  const session: Session = { shop, assistantId, active, signed, address: incoming.address, language, publicUrl };
  if (!active.includes(operation.capability)) {
    const content = assistantsMessages[language].incompatible;
    return failedBody(
      { code: 'capabilities_incompatible', content, severity: 'unrecoverable', continueUrl: publicUrl },
      [],
    );
  }
  const request = checked(operation.request, incoming.body) as never;
  const named = relevantTo(operation.capability, active);
  const kind = operation.capability === 'dev.ucp.shopping.catalog.search' ? 'search' : 'visitor';
  return throughDoor(shop, { kind, address: incoming.address }, () =>
    onceForItsKey(session, incoming, async () => {
      const answer = await operation.run(session, request, incoming.id);
      if ('failed' in answer) return failedBody(answer.failed as Failed, named);
      return {
        status: operation.status,
        body: { ucp: envelope(operation, named), ...answer },
      };
    }),
  );
}

/** Runs a changing operation once per idempotency key, if it has one; a repeated request gets the same response. */
async function onceForItsKey(
  { shop, assistantId }: Session,
  { operation, id, body, idempotencyKey: key }: Incoming,
  answer: () => Promise<Answered>,
): Promise<Answered> {
  if (key === undefined || !operations[operation].changes) return answer();
  if (!keyShape.test(key)) throw new ProtocolError(400, 'invalid_request', (t) => t.invalid('Idempotency-Key'));
  const keyed = { caller: `assistant:${assistantId}`, call: operation, key, bodyHash: hashOfRequest({ id, body }) };
  const once = await answerOnce(shop, keyed, async () => {
    const { status, body: made } = await answer();
    return { status, reply: JSON.stringify(made) };
  });
  if (!isRefusal(once)) return { status: once.status, body: JSON.parse(once.reply) as object };
  if (once.refusal === 'idempotency-key-reused')
    throw new ProtocolError(409, 'idempotency_conflict', (t) => t.keyReused);
  throw new ProtocolError(409, 'request_in_progress', (t) => t.inProgress, 2);
}

/** The envelope of a response. It contains no payment handler: shoppers pay on the shop's own pages. */
const envelope = ({ capability }: Operation, named: readonly Capability[]) => ({
  version: protocolVersion,
  status: 'success',
  capabilities: versioned(named),
  ...(capability === 'dev.ucp.shopping.checkout' && { payment_handlers: {} }),
});

const versioned = (names: readonly Capability[]) =>
  Object.fromEntries(names.map((name) => [name, [{ version: protocolVersion }]]));

function failedBody({ code, content, severity, continueUrl, status = 200 }: Failed, named: readonly Capability[]) {
  const ucp = { version: protocolVersion, status: 'error', capabilities: versioned(named) };
  return {
    status,
    body: { ucp, messages: [{ type: 'error', code, content, severity }], continue_url: continueUrl },
  };
}
