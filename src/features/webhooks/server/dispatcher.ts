import type { Shop } from '#platform/shop.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { claimDelivery, dueEndpoints, nextDueAt } from './deliveries.store.ts';
import { claimSeconds, sendDelivery } from './sending.service.ts';

/** How many deliveries one process makes to one endpoint at once. */
const lanesPerEndpoint = 4;
/** The next look by the schedule of the job comes within a minute. */
const longestSleepMs = 60_000;
const shortestSleepMs = 250;
/** How long a stop waits for answers to what was sent: who has received an event does not get it again with every deploy. */
const lastAnswersMs = 500;

/**
 * Delivers from one process. Each endpoint has lanes of its own, so that one that answers slowly, or not at all, holds up nobody but itself;
 * what is sent, and that nobody else sends it meanwhile, is settled in the database.
 */
class Dispatcher {
  private readonly shop: Shop;
  private readonly lanes = new Map<number, number>();
  private readonly running = new Set<Promise<void>>();
  private readonly breakingOff = new AbortController();
  private stopping = false;
  private timer: { readonly at: number; readonly handle: NodeJS.Timeout } | undefined;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  /** Begins to send what is due, and comes back when the next is; waits for none of it. */
  async wake(): Promise<void> {
    if (this.stopping) return;
    const now = this.shop.clock.now();
    for (const { id } of await dueEndpoints(this.shop, { now })) this.openLanes(id);
    const [next] = await nextDueAt(this.shop, { now });
    if (next?.at != null) this.sleep(next.at.getTime() - now.getTime());
  }

  private openLanes(endpointId: number): void {
    for (let lane = this.lanes.get(endpointId) ?? 0; lane < lanesPerEndpoint; lane++) {
      this.lanes.set(endpointId, (this.lanes.get(endpointId) ?? 0) + 1);
      const running: Promise<void> = this.drain(endpointId)
        .catch((error: unknown) => {
          if (!this.stopping) this.shop.log.error({ err: error }, 'webhooks could not be delivered');
        })
        .finally(() => {
          this.lanes.set(endpointId, (this.lanes.get(endpointId) ?? 1) - 1);
          this.running.delete(running);
        });
      this.running.add(running);
    }
  }

  /** Sends one delivery of an endpoint after another, as long as one is due. */
  private async drain(endpointId: number): Promise<void> {
    const { signal } = this.breakingOff;
    while (!this.stopping) {
      const now = this.shop.clock.now();
      const claimedUntil = secondsAfter(now, claimSeconds);
      const [claimed] = await claimDelivery(this.shop, { endpointId, now, claimedUntil });
      if (claimed === undefined) return;
      await sendDelivery(this.shop, claimed, signal);
      this.sleep(0);
    }
  }

  /** Looks again after a while; of two such moments the sooner holds. */
  private sleep(milliseconds: number): void {
    if (this.stopping) return;
    const wait = Math.min(Math.max(milliseconds, shortestSleepMs), longestSleepMs);
    const at = performance.now() + wait;
    if (this.timer !== undefined && this.timer.at <= at) return;
    clearTimeout(this.timer?.handle);
    const handle = setTimeout(() => {
      this.timer = undefined;
      this.wake().catch((error: unknown) => {
        this.shop.log.error({ err: error }, 'webhooks could not be looked for');
      });
    }, wait).unref();
    this.timer = { at, handle };
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer?.handle);
    const tooLong = setTimeout(() => {
      this.breakingOff.abort();
    }, lastAnswersMs);
    await this.idle();
    clearTimeout(tooLong);
  }
}

const dispatchers = new WeakMap<Shop, Dispatcher>();

function dispatcherOf(shop: Shop): Dispatcher {
  let found = dispatchers.get(shop);
  if (found === undefined) dispatchers.set(shop, (found = new Dispatcher(shop)));
  return found;
}

/** Begins to send what is due. */
export const deliverWhatIsDue = (shop: Shop): Promise<void> => dispatcherOf(shop).wake();

/** Resolves when this process is delivering nothing. */
export const deliveriesDone = (shop: Shop): Promise<void> => dispatcherOf(shop).idle();

/** Sends nothing more, and breaks off what is not answered within half a second; it is sent again by who starts next. */
export async function stopDelivering(shop: Shop): Promise<void> {
  await dispatchers.get(shop)?.stop();
  dispatchers.delete(shop);
}
