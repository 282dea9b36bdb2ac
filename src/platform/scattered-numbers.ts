import { createCipheriv, randomBytes } from 'node:crypto';
import type { Shop } from './shop.ts';
import { insideTransaction } from './database/database.ts';
import { noteFact, readFact } from './database/facts.ts';

/** How the rows of a table are numbered for those whom they are about. */
export interface Numbering {
  /** Under what the shop notes its key. */
  readonly fact: string;
  /** The number of an id by a formula that everybody can calculate: each of a round once, in the same round. */
  readonly plain: (id: number) => string;
  /** So many ids are scattered among each other. */
  readonly numbersOfARound: number;
  /** How many rows there are, and the highest id among them. */
  readonly rows: (shop: Shop) => Promise<{ readonly count: number; readonly newest: number | null }>;
}

/** By what a shop numbers: a key of its own, and the first id that is numbered by it. */
export interface NumberKey {
  /** 16 random bytes in base64url. */
  readonly key: string;
  /** Ids before it have the numbers that they were given when every shop numbered alike. */
  readonly from: number;
}

/** Processes of the release before may still number some in the way of every shop. */
const leftToTheReleaseBefore = 1_000;

type NumberOf = (id: number) => string;
const known = new WeakMap<Shop, Map<string, Promise<NumberOf>>>();

/**
 * How this shop numbers. Read once in a process; inside a transaction each time, because what is noted there at the first time goes when that
 * is rolled back.
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
  // Of processes that start together one notes its key, and all number by that.
  return (await noteFact(shop, fact, own)) ? own : ((await readFact(shop, fact)) as NumberKey);
}

const halfBits = 14;
const halfMask = 2 ** halfBits - 1;
const rounds = 6;

/**
 * Numbers by a key: who knows the source and some numbers still learns neither how many there are nor the number of another.
 * A Feistel network scatters the ids, and one that leaves the ids of a round is scattered again, so that each id of
 * the round is met once (cycle walking, as in FF1).
 */
export function numbersBy(
  { key, from }: NumberKey,
  { plain, numbersOfARound }: Pick<Numbering, 'plain' | 'numbersOfARound'>,
): NumberOf {
  // One block each time, as the network's round function.
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
