import { LRUCache } from 'lru-cache';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import type { Clock } from '../clock.ts';
import { readingForEverybody } from '../database/replicas/public-reads.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Encodable } from './encodings.ts';

/** What an answer depends on, reported while it is being made. */
export interface Dependencies {
  /** The answer is dropped when this tag is: `product:12`, `stock:12`, `list`, `prices`, `categories`, `page:about`. */
  tag: (...tags: string[]) => void;
  /** The answer is true only until then, for example until a flash sale displayed on it begins or ends. */
  until: (time: Date | null | undefined) => void;
}

/** What an answer depends on, and the language in which it is made. */
export interface Answering extends Dependencies {
  readonly language: Language;
}

/** An answer that is the same for everybody, as it goes over the wire. */
export interface Cached extends Encodable {
  readonly status: number;
  readonly tags: readonly string[];
  readonly expiresAt: number;
  /** What the call was refused with, which each caller receives under the number of its own request. */
  readonly refusal?: Refusal;
}

export interface Made {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  /** Not cached when false: a 404 or an error. */
  readonly keep: boolean;
  readonly refusal?: Refusal;
}

/** Longest time an answer is cached even if no event of it comes, should another process die before sending one. */
const longestKeepMilliseconds = 5 * 60_000;
/** What an entry weighs at least: its key, its headers, its tags. */
const bookkeepingBytes = 1_024;

/** Answers that are the same for everybody, bounded by bytes, dropped by tag. */
export class SharedCache {
  readonly #clock: Clock;
  readonly #off: boolean;
  readonly #stored: LRUCache<string, Cached>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<Cached>>();
  /** When each tag was last dropped, so that what was being made meanwhile is not cached. */
  readonly #droppedAt = new Map<string, number>();
  readonly #listeners: ((tags: readonly string[] | 'everything') => void)[] = [];
  /** Answers of which events may have been missed: given only while none can be made. */
  readonly #doubtful = new WeakSet<Cached>();
  readonly #isAway: () => boolean;
  #drops = 0;
  #underWay = 0;

  constructor(options: { clock: Clock; megabytes: number; off?: boolean; isAway?: () => boolean }) {
    this.#clock = options.clock;
    this.#isAway = options.isAway ?? (() => false);
    this.#off = options.off ?? false;
    const maxSize = options.megabytes * 1_048_576;
    this.#stored = new LRUCache({
      maxSize,
      max: Math.ceil(maxSize / bookkeepingBytes),
      sizeCalculation: weightOf,
      dispose: (cached, key) => {
        this.#untag(key, cached);
      },
    });
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#stored.size, bytes: this.#stored.calculatedSize };
  }

  /** The cached answer, unless it has ended. */
  find(key: string): Cached | undefined {
    const cached = this.#stored.get(key);
    if (cached === undefined || this.#doubtful.has(cached) || cached.expiresAt <= this.#clock.now().getTime())
      return undefined;
    return cached;
  }

  /**
   * The cached answer, or a new one: made once however many request it at the same time. While none can be made, because the
   * database is away or there are too many requests, the last one is given that was not dropped.
   */
  async findOrMake(key: string, make: (dependencies: Dependencies) => Promise<Made>): Promise<Cached> {
    const found = this.find(key) ?? this.#making.get(key) ?? (this.#isAway() ? this.#stored.get(key) : undefined);
    if (found !== undefined) return found;
    if (this.#off) return (await this.#make(make)).cached;
    try {
      return await this.#makeShared(key, make);
    } catch (error) {
      const last = isUnavailable(error) ? this.#stored.get(key) : undefined;
      if (last === undefined) throw error;
      return last;
    }
  }

  async #makeShared(key: string, make: (dependencies: Dependencies) => Promise<Made>): Promise<Cached> {
    const startedAt = this.#drops;
    this.#underWay += 1;
    const making = this.#make(make).then(({ cached, keep }) => {
      const outdated =
        cached.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > startedAt) ||
        (this.#droppedAt.get('*') ?? 0) > startedAt;
      if (keep && !outdated) this.#keep(key, cached);
      return cached;
    });
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#droppedAt.clear();
    }
  }

  /** Hears every drop: for what is cached beside the answers (memory.ts). */
  onDrop(listener: (tags: readonly string[] | 'everything') => void): void {
    this.#listeners.push(listener);
  }

  /** Forgets every answer that depends on one of the tags. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    for (const listener of this.#listeners) listener(tags);
    for (const tag of tags) {
      if (this.#underWay > 0) this.#droppedAt.set(tag, this.#drops);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#stored.delete(key);
    }
    // A request from now on must not be given what was begun before the drop.
    this.#making.clear();
  }

  /** Forgets everything. */
  dropAll(): void {
    this.#forgetWhatIsMade();
    this.#stored.clear();
  }

  /** Takes nothing for true any more, since events may have been missed, and stores it for while nothing can be made anew. */
  doubtAll(): void {
    const stored = [...this.#stored.values()];
    this.#forgetWhatIsMade();
    for (const cached of stored) this.#doubtful.add(cached);
  }

  #forgetWhatIsMade(): void {
    this.#drops += 1;
    for (const listener of this.#listeners) listener('everything');
    if (this.#underWay > 0) this.#droppedAt.set('*', this.#drops);
    this.#making.clear();
  }

  async #make(make: (dependencies: Dependencies) => Promise<Made>): Promise<{ cached: Cached; keep: boolean }> {
    const tags = new Set<string>();
    let expiresAt = this.#clock.now().getTime() + longestKeepMilliseconds;
    const dependencies: Dependencies = {
      tag: (...names) => names.forEach((name) => tags.add(name)),
      until: (time) => {
        if (time !== null && time !== undefined) expiresAt = Math.min(expiresAt, time.getTime());
      },
    };
    const made = await readingForEverybody(() => make(dependencies));
    const cached: Cached = {
      status: made.status,
      headers: made.headers,
      tags: [...tags],
      expiresAt,
      lasting: made.keep && !this.#off,
      bodies: { identity: made.body },
      sent: {},
      ...(made.refusal === undefined ? {} : { refusal: made.refusal }),
    };
    return { cached, keep: made.keep };
  }

  #keep(key: string, cached: Cached): void {
    this.#stored.set(key, cached);
    // One that is larger than the whole cache was not taken.
    if (!this.#stored.has(key)) return;
    for (const tag of cached.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
  }

  #untag(key: string, cached: Cached): void {
    for (const tag of cached.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** Bytes that an entry is counted with: its body, and as much again for its compressed forms, its key, which is as long as its request, and bookkeeping. */
function weightOf(cached: Cached, key: string): number {
  return cached.bodies.identity.length * 2 + key.length * 2 + bookkeepingBytes;
}
