import { isForRequest, workOf, type Kind } from '../../database/admission.ts';
import { Overloaded } from '../../database/unavailable.ts';
import type { Shop } from '../../shop.ts';
import { callerNetwork } from './caller-network.ts';

/**
 * How many answers of a kind are being made at once; more are refused before anything is done for them. An answer takes some
 * milliseconds of the processor, so that these are done within the two seconds that somebody waits: a rush of 2,000 searches
 * held everybody up for 17 s. What is stored is given without coming by here.
 */
export const maxUnderWay: Readonly<Record<Exclude<Kind, 'background'>, number>> = {
  staff: 500,
  customer: 2_000,
  visitor: 300,
  search: 60,
};

/**
 * How many times what is left of a door somebody may have under way: an address as much as is left, so half of the door alone and a third
 * beside another one; a network, in which one household of IPv6 has 65,536 addresses, twice that. Something is always left for the next:
 * sixty slow searches of one address refused everybody's.
 */
const ofWhatIsLeft = { address: 1, network: 2 };

/** For whom an answer is made: the kind of caller, and the address as limits count it; null where the shop itself needs it. */
export interface AtDoor {
  readonly kind: keyof typeof maxUnderWay;
  readonly address: string | null;
}

/** What is under way of one kind, in all and by who wants it. */
interface Door {
  total: number;
  readonly addresses: Map<string, number>;
  readonly networks: Map<string, number>;
}

/** One for all: to note where each of a thousand was refused takes longer than to refuse it. */
const tooMany = new Overloaded();
const doorsOf = new WeakMap<Shop, Record<AtDoor['kind'], Door>>();

const emptyDoor = (): Door => ({ total: 0, addresses: new Map(), networks: new Map() });

function doorFor(shop: Shop, kind: AtDoor['kind']): Door {
  const known = doorsOf.get(shop);
  if (known !== undefined) return known[kind];
  const doors = { staff: emptyDoor(), customer: emptyDoor(), visitor: emptyDoor(), search: emptyDoor() };
  doorsOf.set(shop, doors);
  return doors[kind];
}

/** Counts one in; answers how to count it out, or null where there is no room for it. */
function entered(door: Door, { kind, address }: AtDoor): (() => void) | null {
  const left = maxUnderWay[kind] - door.total;
  const counted =
    address === null
      ? []
      : ([
          [door.addresses, address, left * ofWhatIsLeft.address],
          [door.networks, callerNetwork(address), left * ofWhatIsLeft.network],
        ] as const);
  if (left <= 0 || counted.some(([of, who, max]) => (of.get(who) ?? 0) >= max)) return null;
  door.total += 1;
  for (const [of, who] of counted) of.set(who, (of.get(who) ?? 0) + 1);
  return () => {
    door.total -= 1;
    for (const [of, who] of counted) {
      const others = (of.get(who) ?? 1) - 1;
      if (others === 0) of.delete(who);
      else of.set(who, others);
    }
  };
}

/**
 * Makes an answer for a request; throws Overloaded when too many are being made, in all or for who wants it, and DatabaseUnavailable as
 * soon as the database falls silent.
 */
export function throughDoor<T>(shop: Shop, at: AtDoor, make: () => Promise<T> | T): Promise<T> {
  const makeAsync = async () => make();
  // A page's parts have come through with their page.
  if (isForRequest()) return makeAsync();
  const leave = entered(doorFor(shop, at.kind), at);
  if (leave === null) return Promise.reject(tooMany);
  const making = workOf(at.kind, makeAsync);
  making.then(leave, leave);
  return shop.database.availability.during(making);
}
