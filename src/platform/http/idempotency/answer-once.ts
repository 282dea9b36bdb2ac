import { hash } from 'node:crypto';
import type { Call } from '#shared/contract/contract.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Caller } from '../api-calls.ts';
import { sqlState } from '../../database/sql-state.ts';
import { faultPoint } from '../../fault-points.ts';
import { openSecret, sealSecret } from '../../sealed-secret.ts';
import type { Shop } from '../../shop.ts';
import { validationMessages } from '../validation/validation.messages.ts';
import {
  answerUnderKey,
  forgetKeysBefore,
  forgetKeysOf,
  keepAnswer,
  takeKey,
  emptyAnswersWith,
} from './idempotency.store.ts';

/** A request executed once: its caller, its call, its key and its content. */
export interface KeyedRequest {
  readonly caller: string;
  readonly call: string;
  readonly key: string;
  readonly bodyHash: string;
  /** The customer for whom its response is encrypted, if it contains a secret; others are stored as sent. */
  readonly sealedFor?: number | undefined;
  /** The language of the response. */
  readonly language?: Language;
}

/** A response as sent, or replayed. */
export interface OnceAnswer {
  readonly status: number;
  readonly reply: string;
  readonly replayed: boolean;
  /** The language in which it was written, if known: a repeat in another one receives it unchanged. */
  readonly language: Language | null;
}

const storedForDays = 30;
const lockNotAvailable = '55P03';

/** Refuses another body under a used key. */
export const keyReused = (): Refusal<'idempotency-key-reused'> =>
  refuse(
    'idempotency-key-reused',
    inBoth(validationMessages, (t) => t.keyReused),
  );

/** Refuses a call that requires a key and has none. */
export const keyNeeded = (): Refusal<'idempotency-key-needed'> =>
  refuse(
    'idempotency-key-needed',
    inBoth(validationMessages, (t) => t.keyNeeded),
  );

const inProgress = refuse(
  'request-in-progress',
  inBoth(validationMessages, (t) => t.inProgress),
  { retryAfterSeconds: 2 },
);

/** Returns the hash of a request's content, independent of the order of its fields. */
export function hashOfRequest(message: unknown): string {
  return hash('sha256', JSON.stringify(inOrder(message)), 'base64url');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  );
}

/**
 * Executes a request once for its key, in one transaction with the key and the response: a process killed in between has changed nothing. A repeat
 * receives the same response; a concurrent one waits for the first for up to the lock timeout. A refusal leaves the key unused. Each transaction of
 * the handler is a savepoint in it, which is rolled back and retried alone.
 */
export function answerOnce(
  shop: Shop,
  request: KeyedRequest,
  answer: () => Promise<{ readonly status: number; readonly reply: string } | Refusal>,
): Promise<OnceAnswer | Refusal> {
  const { caller, call, key, bodyHash, language = null } = request;
  return shop.transaction(
    async () => {
      const taken = await takeKey(shop, { caller, call, key, bodyHash, now: shop.clock.now() }).catch(
        (error: unknown) => {
          if (sqlState(error) === lockNotAvailable) return null;
          throw error;
        },
      );
      if (taken === null) return inProgress;
      if (taken.length === 0) return repeated(shop, request);
      const made = await answer();
      if (isRefusal(made)) return made;
      const reply = stored(shop, request, made.reply);
      await keepAnswer(shop, { caller, call, key, status: made.status, reply, language });
      await faultPoint(shop, 'answer-kept');
      return { ...made, replayed: false, language };
    },
    { savepoints: true },
  );
}

const stored = (shop: Shop, { sealedFor }: KeyedRequest, reply: string): string =>
  sealedFor === undefined
    ? reply
    : sealSecret(shop.secret, { purpose: 'answer', owner: sealedFor }, Buffer.from(reply));

function opened(shop: Shop, { sealedFor }: KeyedRequest, reply: string): string {
  if (sealedFor === undefined) return reply;
  const answer = openSecret(shop, { purpose: 'answer', owner: sealedFor }, reply);
  if (answer === null) throw new Error('An answer was sealed by a secret that the shop does not have any more.');
  return answer.toString();
}

async function repeated(shop: Shop, request: KeyedRequest): Promise<OnceAnswer | Refusal> {
  const { caller, call, key, bodyHash } = request;
  const [before] = await answerUnderKey(shop, { caller, call, key });
  if (before?.status == null || before.reply === null) return inProgress;
  if (before.bodyHash !== bodyHash) return keyReused();
  const { status, language } = before;
  return { status, reply: opened(shop, request, before.reply), replayed: true, language };
}

/** Deletes expired keys. */
export async function forgetOldKeys(shop: Shop): Promise<void> {
  await forgetKeysBefore(shop, { before: new Date(shop.clock.now().getTime() - storedForDays * 86_400_000) });
}

/** The characters of a key: others arrive as raw bytes, of which some would be accepted and others not. */
export const keyShape = /^[\x20-\x7e]{1,200}$/;

/** Returns the idempotency key of a request whose call takes one: null if it is optional and missing. */
export function keyOf(
  { idempotency }: Pick<Call, 'idempotency'>,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | null | Refusal {
  if (idempotency === undefined) return null;
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return idempotency === 'required' ? keyNeeded() : null;
  if (typeof key === 'string' && keyShape.test(key)) return key;
  const message = inBoth(validationMessages, (t) => t.notAccepted);
  return refuse(
    'invalid-request',
    inBoth(validationMessages, (t) => t.invalid),
    { fields: { 'idempotency-key': message }, errors: [{ path: 'idempotency-key', code: 'malformed', message }] },
  );
}

/**
 * Returns the name under which a caller's keys are stored; a program with an access key has a separate one from its creator's. Guests share one: a
 * key together with the hash of the same body is known only to its creator.
 */
export function nameOf(caller: Pick<Caller, 'customerId' | 'key'> | null): string {
  if (caller?.key !== undefined) return `access-key:${caller.key.id}`;
  return caller === null ? 'guest' : `customer:${caller.customerId}`;
}

/** Deletes the stored responses of a customer whose account is erased. */
export async function forgetAnswersOf(shop: Shop, customerId: number): Promise<void> {
  await forgetKeysOf(shop, { caller: nameOf({ customerId }) });
}

/** Empties the stored responses to others, staff and programs, that contain one of these names: an order's number, a phone. */
export async function emptyAnswersAbout(shop: Shop, names: readonly string[]): Promise<void> {
  await emptyAnswersWith(shop, { words: names.map((name) => JSON.stringify(name)) });
}
