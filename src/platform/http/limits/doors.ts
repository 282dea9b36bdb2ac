import { isForRequest, workOf, type Kind } from '../../database/admission.ts';
import { Overloaded } from '../../database/unavailable.ts';
import type { Shop } from '../../shop.ts';

/**
 * How many answers of a kind are being made at once; more are refused before anything is done for them. An answer takes some
 * milliseconds of the processor, so that these are done within the two seconds that somebody waits: a rush of 2,000 searches
 * held everybody up for 17 s. What is stored is given without coming by here.
 */
const maxUnderWay: Readonly<Record<Exclude<Kind, 'background'>, number>> = {
  staff: 500,
  customer: 2_000,
  visitor: 300,
  search: 60,
};

type Requested = keyof typeof maxUnderWay;
/** One for all: to note where each of a thousand was refused takes longer than to refuse it. */
const tooMany = new Overloaded();
const underWay = new WeakMap<Shop, Record<Requested, number>>();

/**
 * Makes an answer for a request of a kind; throws Overloaded when too many are being made, and DatabaseUnavailable as soon as the
 * database falls silent.
 */
export function throughDoor<T>(shop: Shop, kind: Requested, make: () => Promise<T> | T): Promise<T> {
  const makeAsync = async () => make();
  // A page's parts have come through with their page.
  if (isForRequest()) return makeAsync();
  const counts = underWay.get(shop) ?? { staff: 0, customer: 0, visitor: 0, search: 0 };
  underWay.set(shop, counts);
  if (counts[kind] >= maxUnderWay[kind]) return Promise.reject(tooMany);
  counts[kind] += 1;
  const leave = () => {
    counts[kind] -= 1;
  };
  const making = workOf(kind, makeAsync);
  making.then(leave, leave);
  return shop.database.availability.during(making);
}
