import type { Shop } from '#platform/shop.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { claimDelivery, dueEndpoints, nextDueAt } from './deliveries.store.ts';
import { claimSeconds, sendDelivery } from './sending.service.ts';

/** Maximum number of concurrent deliveries from one process to one endpoint. */
const lanesPerEndpoint = 4;
/** Maximum sleep: the scheduled job runs every minute anyway. */
const longestSleepMs = 60_000;
const shortestSleepMs = 250;
/** Milliseconds that a shutdown waits for responses, so that receivers do not get duplicate events with every deployment. */
const lastAnswersMs = 500;

/**
 * Makes the deliveries of one process. Each endpoint has its own lanes, so that a slow or unreachable one delays only itself; what is sent, and that
 * it is sent by one process only, is coordinated in the database.
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

  /** Starts sending what is due, without waiting for it, and schedules the next run. */
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

  /** Sends an endpoint's deliveries one after another while any is due. */
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

  /** Schedules the next run; of two schedules the earlier one applies. */
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

  /** Resolves when no delivery is in progress. */
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

/** Starts sending what is due. */
export const deliverWhatIsDue = (shop: Shop): Promise<void> => dispatcherOf(shop).wake();

/** Resolves when this process has no delivery in progress. */
export const deliveriesDone = (shop: Shop): Promise<void> => dispatcherOf(shop).idle();

/** Stops sending and aborts requests without a response within half a second; they are sent again by the next process. */
export async function stopDelivering(shop: Shop): Promise<void> {
  await dispatchers.get(shop)?.stop();
  dispatchers.delete(shop);
}
