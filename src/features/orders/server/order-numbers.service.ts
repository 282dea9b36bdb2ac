import { createCipheriv, randomBytes } from 'node:crypto';
import { count, max } from 'drizzle-orm';
import { noteFact, readFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';
import { numbersOfARound, orderNumber } from '../orders.rules.ts';
import { orders } from './orders.tables.ts';

const fact = 'order-numbers';

/** By what a shop draws the numbers of its orders: a key of its own, and the first order that is numbered by it. */
interface OrderNumbers {
  /** 16 random bytes in base64url. */
  readonly key: string;
  /** Orders before it have the numbers that they were given when every shop numbered alike. */
  readonly from: number;
}

/** Processes of the release before may still number some orders in the way of every shop. */
const leftToTheReleaseBefore = 1_000;

type NumberOf = (id: number) => string;
const known = new WeakMap<Shop, Promise<NumberOf>>();

/**
 * How this shop numbers its orders. Read once in a process, and never inside a transaction: what is noted at the first time must stay when
 * that is rolled back.
 */
export function orderNumbersOf(shop: Shop): Promise<NumberOf> {
  const found = known.get(shop);
  if (found !== undefined) return found;
  const reading = readNumbers(shop).then(numbersBy);
  known.set(shop, reading);
  reading.catch(() => known.delete(shop));
  return reading;
}

async function readNumbers(shop: Shop): Promise<OrderNumbers> {
  const before = (await readFact(shop, fact)) as OrderNumbers | null;
  if (before !== null) return before;
  const [there] = await shop.db.select({ count: count(), newest: max(orders.id) }).from(orders);
  const from = there === undefined || there.count === 0 ? 1 : (there.newest ?? 0) + leftToTheReleaseBefore;
  const own = { key: randomBytes(16).toString('base64url'), from };
  // Of processes that start together one notes its key, and all number by that.
  return (await noteFact(shop, fact, own)) ? own : ((await readFact(shop, fact)) as OrderNumbers);
}

const halfBits = 14;
const halfMask = 2 ** halfBits - 1;
const rounds = 6;

/**
 * Numbers orders by a key: who knows the source and the numbers of some orders still learns neither how many there are nor the number of
 * another. A Feistel network scatters the ids, and one that leaves the ids of a round is scattered again, so that each id of
 * the round is met once (cycle walking, as in FF1).
 */
export function numbersBy({ key, from }: OrderNumbers): NumberOf {
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
    if (id < from) return orderNumber(id);
    const round = Math.floor(id / numbersOfARound);
    const least = round === 0 ? from : 0;
    let index = id % numbersOfARound;
    do index = scattered(index);
    while (index < least || index >= numbersOfARound);
    return orderNumber(round * numbersOfARound + index);
  };
}
