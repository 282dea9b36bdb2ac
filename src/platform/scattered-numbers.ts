import { createCipheriv, randomBytes } from 'node:crypto';
import type { Shop } from './shop.ts';
import { insideTransaction } from './database/database.ts';
import { noteFact, readFact } from './database/facts.ts';

/** How the rows of a table get their public numbers. */
export interface Numbering {
  /** The name under which the shop stores its key. */
  readonly fact: string;
  /** Returns the number of an id by a public formula: a permutation within each round. */
  readonly plain: (id: number) => string;
  /** The number of ids in a round, among which they are permuted. */
  readonly numbersOfARound: number;
  /** Returns the number of rows, and the highest id. */
  readonly rows: (shop: Shop) => Promise<{ readonly count: number; readonly newest: number | null }>;
}

/** A shop's numbering: its own key, and the first id that is numbered by it. */
export interface NumberKey {
  /** 16 random bytes in base64url. */
  readonly key: string;
  /** Lower ids have the numbers of the formula that every shop used before. */
  readonly from: number;
}

/** Ids left for processes of the previous release, which may still number by the common formula. */
const leftToTheReleaseBefore = 1_000;

type NumberOf = (id: number) => string;
const known = new WeakMap<Shop, Map<string, Promise<NumberOf>>>();

/**
 * Returns this shop's numbering. Read once per process; inside a transaction each time, because what is stored there at first use is lost on
 * rollback.
 */
export function numbersOf(shop: Shop, numbering: Numbering): Promise<NumberOf> {
  if (insideTransaction()) return readNumbers(shop, numbering);
  const ofShop = known.get(shop) ?? new Map<string, Promise<NumberOf>>();
  known.set(shop, ofShop);
  const found = ofShop.get(numbering.fact);
  if (found !== undefined) return found;
  const reading = readNumbers(shop, numbering);
  ofShop.set(numbering.fact, reading);
  reading.catch(() => ofShop.delete(numbering.fact));
  return reading;
}

async function readNumbers(shop: Shop, numbering: Numbering): Promise<NumberOf> {
  return numbersBy(await readKey(shop, numbering), numbering);
}

async function readKey(shop: Shop, { fact, rows }: Numbering): Promise<NumberKey> {
  const before = (await readFact(shop, fact)) as NumberKey | null;
  if (before !== null) return before;
  const { count, newest } = await rows(shop);
  const from = count === 0 ? 1 : (newest ?? 0) + leftToTheReleaseBefore;
  const own = { key: randomBytes(16).toString('base64url'), from };
  // Of processes that start together one stores its key, and all use it.
  return (await noteFact(shop, fact, own)) ? own : ((await readFact(shop, fact)) as NumberKey);
}

const halfBits = 14;
const halfMask = 2 ** halfBits - 1;
const rounds = 6;

/**
 * Numbers ids by a key: the source code and some numbers reveal neither how many there are nor the number of another. A Feistel network permutes the
 * ids, and a result outside the round is permuted again, so that each id of the round occurs once (cycle walking, as in FF1).
 */
export function numbersBy(
  { key, from }: NumberKey,
  { plain, numbersOfARound }: Pick<Numbering, 'plain' | 'numbersOfARound'>,
): NumberOf {
  // One block per call, as the network's round function.
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(key, 'base64url'), null).setAutoPadding(false);
  const block = Buffer.alloc(16);
  const mixed = (round: number, half: number) => {
    block.writeUInt32BE(round, 0);
    block.writeUInt32BE(half, 4);
    return cipher.update(block).readUInt32BE(0) & halfMask;
  };
  const scattered = (index: number) => {
    let [left, right] = [index >>> halfBits, index & halfMask];
    for (let round = 0; round < rounds; round++) [left, right] = [right, left ^ mixed(round, right)];
    return (left << halfBits) | right;
  };
  return (id) => {
    if (id < from) return plain(id);
    const round = Math.floor(id / numbersOfARound);
    const least = round === 0 ? from : 0;
    let index = id % numbersOfARound;
    do index = scattered(index);
    while (index < least || index >= numbersOfARound);
    return plain(round * numbersOfARound + index);
  };
}
