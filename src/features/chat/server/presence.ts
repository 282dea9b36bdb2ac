import type { Shop } from '#platform/shop.ts';
import { isOnline, presenceSeconds } from '../chat.rules.ts';
import { anyStaff, noteGone, notePresent, presenceOf } from './presence.store.ts';
import { topics } from './topics.ts';

const beatSeconds = 20;
/** A page that is being reloaded has reconnected by then, so nobody is displayed as offline for it. */
const graceMilliseconds = 4_000;

interface Person {
  streams: number;
  /** The number of them opened in the admin. */
  staffStreams: number;
}

/**
 * The people with an open stream in this process: one statement every few seconds writes all of them, however many they are, for the other processes.
 */
class Presence {
  readonly #shop: Shop;
  readonly #there = new Map<number, Person>();
  #timer: NodeJS.Timeout | undefined;
  #staffWasOnline: boolean | undefined;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  async enter(personId: number, staff: boolean): Promise<void> {
    const person = this.#there.get(personId) ?? { streams: 0, staffStreams: 0 };
    const isEvent = person.streams === 0 || (staff && person.staffStreams === 0);
    person.streams += 1;
    if (staff) person.staffStreams += 1;
    this.#there.set(personId, person);
    this.#timer ??= setInterval(() => void this.#beat(), beatSeconds * 1_000).unref();
    if (!isEvent) return;
    await notePresent(this.#shop, {
      personIds: [personId],
      staff: [person.staffStreams > 0],
      now: this.#shop.clock.now(),
    });
    this.#tell(personId, staff);
  }

  leave(personId: number, staff: boolean): void {
    setTimeout(() => {
      this.#left(personId, staff).catch((error: unknown) => {
        // The presence row expires by itself.
        this.#shop.log.debug({ err: error }, 'who is gone could not be noted');
      });
    }, graceMilliseconds).unref();
  }

  async #left(personId: number, staff: boolean): Promise<void> {
    const person = this.#there.get(personId);
    if (person === undefined) return;
    person.streams -= 1;
    if (staff) person.staffStreams -= 1;
    if (person.streams === 0) this.#there.delete(personId);
    if (this.#there.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    if (person.streams === 0) await noteGone(this.#shop, { personId });
    else if (staff && person.staffStreams === 0)
      await notePresent(this.#shop, { personIds: [personId], staff: [false], now: this.#shop.clock.now() });
    else return;
    this.#tell(personId, staff);
  }

  #tell(personId: number, staff: boolean): void {
    if (staff) this.#shop.live.publish(topics.staff);
    else this.#shop.live.publish(topics.conversation(personId), topics.queue);
  }

  async #beat(): Promise<void> {
    try {
      const people = [...this.#there];
      await notePresent(this.#shop, {
        personIds: people.map(([id]) => id),
        staff: people.map(([, { staffStreams }]) => staffStreams > 0),
        now: this.#shop.clock.now(),
      });
      // A killed process does not report that its staff have left.
      const online = await staffIsOnline(this.#shop);
      if (online !== this.#staffWasOnline && this.#staffWasOnline !== undefined) this.#shop.live.publish(topics.staff);
      this.#staffWasOnline = online;
    } catch (error) {
      this.#shop.log.warn({ err: error }, 'who is there could not be noted');
    }
  }
}

const presences = new WeakMap<Shop, Presence>();

/** Counts an open stream of a person; returns a function that ends it. */
export function beThere(shop: Shop, personId: number, staff: boolean): () => void {
  let presence = presences.get(shop);
  if (presence === undefined) presences.set(shop, (presence = new Presence(shop)));
  const here = presence;
  here.enter(personId, staff).catch((error: unknown) => {
    shop.log.warn({ err: error }, 'who is there could not be noted');
  });
  return () => {
    here.leave(personId, staff);
  };
}

const seenAfter = (shop: Shop) => new Date(shop.clock.now().getTime() - presenceSeconds * 1_000);

/** Whether any staff member is online and displayed as available. */
export async function staffIsOnline(shop: Shop): Promise<boolean> {
  const [row] = await anyStaff(shop, { seenAfter: seenAfter(shop) });
  return row?.online ?? false;
}

/** Returns whether a customer is online, and whether that is displayed. */
export async function customerIsThere(shop: Shop, customerId: number): Promise<{ there: boolean; shown: boolean }> {
  const [row] = await presenceOf(shop, { personId: customerId });
  if (row === undefined) return { there: false, shown: false };
  const now = shop.clock.now();
  return { there: isOnline({ ...row, available: true }, now), shown: isOnline(row, now) };
}
