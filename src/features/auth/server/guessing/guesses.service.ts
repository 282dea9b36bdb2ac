import { callerNetwork } from '#platform/http/limits/caller-network.ts';
import { challengeFor, isProven } from '#platform/http/limits/proof-of-work.ts';
import { countUnderKeys, giveBackUnderKeys } from '#platform/http/limits/throttle.store.ts';
import { countTry, forgetTries, triesLeft } from '#platform/http/limits/throttle.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { daySeconds, hourSeconds, secondsAfter } from '#shared/seconds.ts';
import { wrongPasswordSeconds } from '../../auth.rules.ts';
import { costOfGuess, networkShare, wholeShare, type CountedBy, type FreeGuesses } from '../../guessing.rules.ts';
import type { ComesFrom } from './comes-from.service.ts';
import { knownDevice } from './device-cookie.ts';
import { warnAccount, warnOwners } from './guess-warnings.service.ts';

/** What can be guessed: a code, a password, a phone that codes can be sent to, taken names, the second step. */
export type GuessKind = 'code' | 'password' | 'send' | 'name' | 'second-step';

/** A guess about to be made. */
export interface Guess {
  readonly kind: GuessKind;
  /** The phone or account that it is about, as it is counted; null where each guess is about another. */
  readonly subject: string | null;
  /** A phone, for the log. */
  readonly phone?: string;
  /** Returns the owner of the account it is about, if any; called only when there are too many guesses. */
  readonly owner: () => Promise<number | undefined>;
}

/** A guess that may be made: it is counted before it is checked, so that concurrent guesses are all counted. */
export interface OpenGuess {
  /** Called if it was wrong; it stays counted. */
  readonly wrong: () => Promise<void>;
  /** Called if it was right, or no guess at all: it is not counted, so that it delays nobody. */
  readonly takeBack: () => Promise<void>;
}

interface Limit {
  readonly free: number;
  readonly seconds: number;
}

/** Returns the free guesses about a subject and from an address. Those from a network and in total are derived from them. */
function limitsOf({ config }: Shop, kind: GuessKind): { subject: Limit; guesser: Limit } {
  const { otp, signIn } = config;
  switch (kind) {
    case 'code':
      return {
        subject: { free: otp.wrongTriesPerPhoneAndDay, seconds: daySeconds },
        guesser: { free: otp.wrongTriesPerAddressAndHour, seconds: hourSeconds },
      };
    case 'password':
    case 'second-step':
      return {
        subject: { free: signIn.wrongTriesPerAccount, seconds: wrongPasswordSeconds },
        guesser: { free: signIn.wrongTriesPerAddress, seconds: wrongPasswordSeconds },
      };
    case 'send':
      // Ten times what an address may send per minute.
      return {
        subject: { free: Infinity, seconds: hourSeconds },
        guesser: { free: otp.sendsPerAddressAndMinute * 10, seconds: hourSeconds },
      };
    case 'name':
      return {
        subject: { free: Infinity, seconds: hourSeconds },
        guesser: { free: otp.wrongTriesPerAddressAndHour, seconds: hourSeconds },
      };
  }
}

interface Counting {
  readonly guess: Guess;
  readonly from: ComesFrom;
  readonly free: FreeGuesses;
  readonly keys: Readonly<Record<Exclude<CountedBy, 'all'>, string>> & { readonly all: string };
  readonly seconds: Readonly<Record<Exclude<CountedBy, 'all'>, number>>;
  /** The keys under which the guess is counted. */
  readonly counted: readonly string[];
}

/**
 * Counts a guess and returns its cost: none at first; then a proof of work and a pause, both growing. A device that has signed in to the account
 * before is counted separately. Nobody who brings the proof and waits for a minute at most is refused.
 */
export async function beginGuess(
  shop: Shop,
  guess: Guess,
  from: ComesFrom,
): Promise<OpenGuess | Refusal<'too-many-tries'>> {
  const counting = countingOf(shop, guess, from);
  const rows = await countUnderKeys(shop, {
    keys: counting.counted,
    ends: counting.counted.map((key) => secondsAfter(shop.clock.now(), secondsOf(counting, key))),
    watched: counting.keys.all,
    now: shop.clock.now(),
  });
  const rowOf = (by: CountedBy) => rows.find(({ key }) => key === counting.keys[by]);
  const countOf = (by: CountedBy) => rowOf(by)?.tries ?? 0;
  const counts = {
    subject: countOf('subject'),
    guesser: countOf('guesser'),
    network: countOf('network'),
    // In total, only wrong guesses are counted, once they are known to be wrong.
    all: countOf('all') + 1,
  };
  const cost = costOfGuess(counts, counting.free, shop.config.proofOfWorkBits);
  if (cost.bits === 0) return openGuess(shop, counting, { subjectCount: counts.subject, pauses: [] });
  const device = await countByDevice(shop, counting);
  if (device !== null) return device;
  const until = (['subject', 'guesser', 'network', 'all'] as const)
    .filter((by) => counts[by] > counting.free[by])
    .map((by) => rowOf(by)?.windowEndsAt.getTime() ?? 0);
  return payFor(shop, counting, {
    cost,
    subjectCount: counts.subject,
    withoutProofSeconds: Math.max(1, Math.ceil((Math.max(...until) - shop.clock.now().getTime()) / 1_000)),
  });
}

function countingOf(shop: Shop, guess: Guess, from: ComesFrom): Counting {
  const { kind, subject } = guess;
  const limits = limitsOf(shop, kind);
  const keys = {
    subject: `guess-${kind}:${subject ?? ''}`,
    guesser: `guess-${kind}-address:${from.address}`,
    network: `guess-${kind}-network:${callerNetwork(from.address)}`,
    all: `guess-${kind}-all`,
  };
  return {
    guess,
    from,
    keys,
    free: {
      subject: limits.subject.free,
      guesser: limits.guesser.free,
      network: limits.guesser.free * networkShare,
      all: limits.guesser.free * wholeShare,
    },
    seconds: { subject: limits.subject.seconds, guesser: limits.guesser.seconds, network: limits.guesser.seconds },
    counted: subject === null ? [keys.guesser, keys.network] : [keys.subject, keys.guesser, keys.network],
  };
}

function secondsOf({ keys, seconds }: Counting, key: string): number {
  return key === keys.subject ? seconds.subject : seconds.guesser;
}

/** A known device has as many guesses as the account itself; beyond them, it is treated as a stranger. */
async function countByDevice(shop: Shop, counting: Counting): Promise<OpenGuess | null> {
  const { guess, from, free, seconds, keys } = counting;
  if (guess.subject === null) return null;
  const owner = await guess.owner();
  const device = owner === undefined ? null : knownDevice(shop, from.cookies, owner);
  if (device === null) return null;
  const key = `${keys.subject}:${device}`;
  const { allowed } = await countTry(shop, { key, max: free.subject, windowSeconds: seconds.subject });
  if (!allowed) return null;
  await giveBackUnderKeys(shop, { keys: [...counting.counted] });
  return openGuess(shop, { ...counting, counted: [key] }, { subjectCount: 0, pauses: [] });
}

interface Price {
  readonly cost: ReturnType<typeof costOfGuess>;
  readonly subjectCount: number;
  /** Seconds until guesses are free again for callers without a proof. */
  readonly withoutProofSeconds: number;
}

async function payFor(
  shop: Shop,
  counting: Counting,
  { cost, subjectCount, withoutProofSeconds }: Price,
): Promise<OpenGuess | Refusal<'too-many-tries'>> {
  const { guess, from } = counting;
  const about = { kind: guess.kind, address: from.address, phone: guess.phone };
  const pauses = pausesOf(counting, cost.pauseSeconds);
  const refuseIn = async (seconds: number) => {
    await giveBackUnderKeys(shop, { keys: [...counting.counted] });
    securityEvent(shop, 'guess.slowed', { ...about, seconds });
    return tooManyTries(seconds);
  };
  // Pauses are checked before the proof, which would otherwise be consumed for nothing; the first guess after a pause takes it.
  for (const { key } of pauses) {
    const { allowed, retryAfterSeconds } = await triesLeft(shop, { key, max: 1 });
    if (!allowed) return refuseIn(retryAfterSeconds);
  }
  const purpose = { call: guess.kind, subject: guess.subject ?? from.address };
  if (!(await isProven(shop, from.proof, { ...purpose, bits: cost.bits }))) {
    await giveBackUnderKeys(shop, { keys: [...counting.counted] });
    securityEvent(shop, 'proof.requested', { ...about, bits: cost.bits });
    return {
      ...tooManyTries(withoutProofSeconds),
      facts: { retry_after_seconds: withoutProofSeconds, proof_bits: cost.bits },
      proofChallenge: challengeFor(shop, purpose, cost.bits),
    };
  }
  for (const { key, seconds } of pauses) {
    const { allowed, retryAfterSeconds } = await countTry(shop, { key, max: 1, windowSeconds: seconds });
    if (!allowed) return refuseIn(retryAfterSeconds);
  }
  securityEvent(shop, 'proof.accepted', { ...about, bits: cost.bits });
  return openGuess(shop, counting, { subjectCount, pauses: pauses.map(({ key }) => key) });
}

/** Returns the keys of a guesser's pauses. The pause about a subject is per guesser: a stranger's pause never affects its owner. */
function pausesOf(
  { keys, from }: Counting,
  seconds: ReturnType<typeof costOfGuess>['pauseSeconds'],
): { key: string; seconds: number }[] {
  return [
    { key: `pause-${keys.subject}:${from.address}`, seconds: seconds.subject },
    { key: `pause-${keys.guesser}`, seconds: seconds.guesser },
    { key: `pause-${keys.network}`, seconds: seconds.network },
  ].filter((pause) => pause.seconds > 0);
}

const wrongEvents = {
  code: 'code.wrong',
  password: 'password.wrong',
  name: 'name.taken',
  'second-step': 'second-step.wrong',
} as const;

function openGuess(
  shop: Shop,
  counting: Counting,
  { subjectCount, pauses }: { subjectCount: number; pauses: readonly string[] },
): OpenGuess {
  const { guess, from, free, keys, counted } = counting;
  return {
    takeBack: async () => {
      await giveBackUnderKeys(shop, { keys: [...counted] });
      for (const key of pauses) await forgetTries(shop, key);
    },
    wrong: async () => {
      const { allowed } = await countTry(shop, { key: keys.all, max: free.all - 1, windowSeconds: hourSeconds });
      if (!allowed) await warnOwners(shop, guess.kind, free.all);
      if (guess.kind === 'send') return;
      const owner = subjectCount >= free.subject ? await guess.owner() : undefined;
      const event = wrongEvents[guess.kind];
      securityEvent(shop, event, { address: from.address, phone: guess.phone, customer: owner, count: subjectCount });
      if (owner !== undefined) await warnAccount(shop, owner, subjectCount);
    },
  };
}

/** Deletes the counts about a subject, after a success that only its owner can have. */
export async function forgetGuessesAbout(shop: Shop, kind: GuessKind, subject: string): Promise<void> {
  await forgetTries(shop, `guess-${kind}:${subject}`);
}
