import { isForRequest, workOf, type Kind } from '../../database/admission.ts';
import { Overloaded } from '../../database/unavailable.ts';
import type { Shop } from '../../shop.ts';
import { callerNetwork } from './caller-network.ts';

/**
 * The maximum number of responses of a kind in progress; more are refused before any work is done. A response takes some milliseconds of CPU time, so
 * that these complete within two seconds: a rush of 2,000 searches delayed everybody by 17 s. Cached responses do not count.
 */
export const maxUnderWay: Readonly<Record<Exclude<Kind, 'background'>, number>> = {
  staff: 500,
  customer: 2_000,
  visitor: 300,
  search: 60,
};

/**
 * The share of a door's remaining capacity that one caller may use: an address as much as is left, so half of the door alone and a third beside
 * another one; a network, in which one household of IPv6 has 65,536 addresses, twice that. Some capacity always remains for the next: sixty slow
 * searches from one address blocked everybody's.
 */
const ofWhatIsLeft = { address: 1, network: 2 };

/** For whom a response is made: the kind of caller, and the address that limits count by; null if the shop itself needs it. */
export interface AtDoor {
  readonly kind: keyof typeof maxUnderWay;
  readonly address: string | null;
}

/** The work in progress of one kind, in total and by caller. */
interface Door {
  total: number;
  readonly addresses: Map<string, number>;
  readonly networks: Map<string, number>;
}

/** A shared instance: recording a stack trace for each of a thousand refusals takes longer than refusing. */
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

/** Admits a caller; returns the function that releases its place, or null if there is none. */
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
 * Makes a response for a request; throws Overloaded if too many are in progress, in total or for this caller, and DatabaseUnavailable as soon as the
 * database stops responding.
 */
export function throughDoor<T>(shop: Shop, at: AtDoor, make: () => Promise<T> | T): Promise<T> {
  const makeAsync = async () => make();
  // The parts of a page were admitted with their page.
  if (isForRequest()) return makeAsync();
  const leave = entered(doorFor(shop, at.kind), at);
  if (leave === null) return Promise.reject(tooMany);
  const making = workOf(at.kind, makeAsync);
  making.then(leave, leave);
  return shop.database.availability.during(making);
}
