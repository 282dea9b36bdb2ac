import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { Overloaded } from './unavailable.ts';

/** The kinds of work, in order of priority. */
const kinds = ['staff', 'customer', 'visitor', 'search', 'background'] as const;
export type Kind = (typeof kinds)[number];

/** Work in progress, and the time it has waited for connections so far. */
interface Work {
  readonly kind: Kind;
  waitedMilliseconds: number;
}

const workUnderWay = new AsyncLocalStorage<Work>();

/** Runs work of a kind: its queries wait in the queue of that kind. Work outside is background. */
export function workOf<T>(kind: Kind, work: () => T): T {
  return workUnderWay.run({ kind, waitedMilliseconds: 0 }, work);
}

/** Whether the current work serves a request. */
export function isForRequest(): boolean {
  return (workUnderWay.getStore()?.kind ?? 'background') !== 'background';
}

/**
 * How long a request's statement waits for one of several connections: all of them are busy only under overload or because of a lock, which must be
 * reported within two seconds. The embedded database has one connection, so anything slow there (a report, a table import) blocks even a single
 * visitor, who would rather wait than be refused. Background work waits indefinitely.
 */
const patienceMilliseconds = { several: 1_500, one: 8_000 };
/**
 * Maximum total wait of a request while statements are blocked by a lock, or while connections cannot be established: another wait of the same length
 * may follow, and users must get a response within two seconds.
 */
const heldUpPatienceMilliseconds = 300;
/** How long the queue counts as held up after the last such event. */
const heldUpMilliseconds = 5_000;
/** Maximum queue length per kind. */
const maxWaiting: Readonly<Record<Kind, number>> = {
  staff: 1_000,
  customer: 1_000,
  visitor: 500,
  search: 100,
  background: Infinity,
};

interface Waiting {
  readonly kind: Kind;
  readonly since: number;
  /** How long this work had waited before. */
  readonly waitedBefore: number;
  readonly enter: (leave: () => void) => void;
  readonly refuse: () => void;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Limits concurrent database work to the number of connections. Waiting work is admitted by kind: staff and customers before visitors, searches last
 * and on at most a third of the connections, and always one background task, so that payments are checked and messages sent under any load. Work that
 * would wait too long is refused early.
 */
export class Admission {
  readonly #max: number;
  readonly #maxSearches: number;
  readonly #patience: number;
  readonly #lines = Object.fromEntries(kinds.map((kind) => [kind, new Set<Waiting>()])) as Record<Kind, Set<Waiting>>;
  readonly #inside: Record<Kind, number> = { staff: 0, customer: 0, visitor: 0, search: 0, background: 0 };
  #total = 0;
  #heldUpUntil = 0;

  constructor(max: number) {
    this.#max = max;
    this.#maxSearches = Math.max(1, Math.floor(max / 3));
    this.#patience = patienceMilliseconds[max === 1 ? 'one' : 'several'];
  }

  get waiting(): number {
    return kinds.reduce((sum, kind) => sum + this.#lines[kind].size, 0);
  }

  /** Called when statements are blocked: refuses those that have waited long, and shortens waiting times for a while. */
  holdUp(): void {
    const now = performance.now();
    this.#heldUpUntil = now + heldUpMilliseconds;
    for (const one of kinds.flatMap((kind) => (kind === 'background' ? [] : [...this.#lines[kind]]))) {
      const left = heldUpPatienceMilliseconds - one.waitedBefore - (now - one.since);
      clearTimeout(one.timer);
      if (left <= 0) one.refuse();
      else one.timer = setTimeout(one.refuse, left);
    }
  }

  /** Returns how long the current work may wait now. */
  patience(): number {
    const { kind, waitedMilliseconds } = workUnderWay.getStore() ?? { kind: 'background', waitedMilliseconds: 0 };
    if (kind === 'background') return Infinity;
    if (performance.now() >= this.#heldUpUntil) return this.#patience;
    return Math.max(0, heldUpPatienceMilliseconds - waitedMilliseconds);
  }

  /** Resolves with a function that leaves, or throws Overloaded. */
  async enter(): Promise<() => void> {
    const work = workUnderWay.getStore();
    const kind = work?.kind ?? 'background';
    if (this.#mayEnter(kind)) return this.#take(kind);
    const patience = this.patience();
    if (this.#lines[kind].size >= maxWaiting[kind] || patience === 0) throw new Overloaded();
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        kind,
        since,
        waitedBefore: work?.waitedMilliseconds ?? 0,
        enter: (leave) => {
          if (work !== undefined) work.waitedMilliseconds += performance.now() - since;
          resolve(leave);
        },
        refuse: () => {
          this.#lines[kind].delete(one);
          reject(new Overloaded());
        },
        timer: undefined,
      };
      if (kind !== 'background') one.timer = setTimeout(one.refuse, patience);
      this.#lines[kind].add(one);
    });
  }

  #mayEnter(kind: Kind): boolean {
    return this.#total < this.#max && (kind !== 'search' || this.#inside.search < this.#maxSearches);
  }

  #take(kind: Kind): () => void {
    this.#total += 1;
    this.#inside[kind] += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#total -= 1;
      this.#inside[kind] -= 1;
      this.#letIn();
    };
  }

  #letIn(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      clearTimeout(next.timer);
      this.#lines[next.kind].delete(next);
      next.enter(this.#take(next.kind));
    }
  }

  #next(): Waiting | undefined {
    const [background] = this.#lines.background;
    if (background !== undefined && this.#inside.background === 0 && this.#mayEnter('background')) return background;
    for (const kind of kinds) {
      const [first] = this.#lines[kind];
      if (first !== undefined && this.#mayEnter(kind)) return first;
    }
    return undefined;
  }
}
