import { insideTransaction } from './database.ts';
import { publicRead, readTogether, type PublicRead } from './replicas/public-reads.ts';
import type { Shop } from '../shop.ts';
import { refusedForItsContent } from './sql-state.ts';

interface Requested<Given, Answer> {
  readonly given: Given;
  /** The public response that it is part of. */
  readonly read: PublicRead | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Gathering<Given, Answer> {
  /** Returns a change's key: two changes with the same key are never in one batch; reads have none. */
  readonly keyOf?: (given: Given) => string;
  /** Executes all of them, or none, in one statement; returns the results in order. */
  readonly run: (shop: Shop, given: readonly Given[]) => Promise<readonly Answer[]>;
}

/**
 * Maximum number of concurrent batches; requests arriving meanwhile join the next one. Changes get a second lane because they may wait for a lock;
 * reads do not wait (a product's page with one or two lanes: 5.3 and 5.7 ms of the processor).
 */
const lanes = { changes: 2, reads: 1 };
const maxTogether = 50;

/**
 * Batches small changes or reads of one kind when they arrive faster than they are executed, so that they share a statement, and changes a commit. A
 * single one is executed immediately, one inside a transaction as part of it. Reads start after they were requested; earlier results are never
 * reused. When a batch is refused, each item is tried alone, so that none is refused because of another; when the database is lost or too slow, all
 * are rejected, because a retry might repeat a change and would delay later requests.
 */
export function batched<Given, Answer>(
  gathering: Gathering<Given, Answer>,
): (shop: Shop, given: Given) => Promise<Answer> {
  const queues = new WeakMap<Shop, Queue<Given, Answer>>();
  return (shop, given) => {
    if (insideTransaction()) return alone(shop, gathering, given);
    const queue = queues.get(shop) ?? new Queue(shop, gathering);
    queues.set(shop, queue);
    return queue.request(given);
  };
}

async function alone<Given, Answer>(shop: Shop, { run }: Gathering<Given, Answer>, given: Given): Promise<Answer> {
  return (await run(shop, [given]))[0] as Answer;
}

class Queue<Given, Answer> {
  readonly #shop: Shop;
  readonly #gathering: Gathering<Given, Answer>;
  readonly #lanes: number;
  #waiting: Requested<Given, Answer>[] = [];
  #underWay = 0;

  constructor(shop: Shop, gathering: Gathering<Given, Answer>) {
    this.#shop = shop;
    this.#gathering = gathering;
    this.#lanes = gathering.keyOf === undefined ? lanes.reads : lanes.changes;
  }

  request(given: Given): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ given, read: publicRead(), resolve, reject });
      this.#goOn();
    });
  }

  #goOn(): void {
    while (this.#underWay < this.#lanes && this.#waiting.length > 0) {
      this.#underWay += 1;
      void this.#doTogether(this.#take()).then(() => {
        this.#underWay -= 1;
        this.#goOn();
      });
    }
  }

  /** Takes those that have waited longest, each key once. */
  #take(): Requested<Given, Answer>[] {
    const { keyOf } = this.#gathering;
    if (keyOf === undefined) return this.#waiting.splice(0, maxTogether);
    const taken = new Map<string, Requested<Given, Answer>>();
    const left: Requested<Given, Answer>[] = [];
    for (const requested of this.#waiting) {
      const key = keyOf(requested.given);
      if (taken.size < maxTogether && !taken.has(key)) taken.set(key, requested);
      else left.push(requested);
    }
    this.#waiting = left;
    return [...taken.values()];
  }

  async #doTogether(together: readonly Requested<Given, Answer>[]): Promise<void> {
    try {
      const answers = await readTogether(
        together.map(({ read }) => read),
        () =>
          this.#gathering.run(
            this.#shop,
            together.map(({ given }) => given),
          ),
      );
      together.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer);
      });
    } catch (error) {
      if (together.length === 1 || !refusedForItsContent(error)) for (const { reject } of together) reject(error);
      else
        for (const { given, resolve, reject } of together)
          await alone(this.#shop, this.#gathering, given).then(resolve, reject);
    }
  }
}
