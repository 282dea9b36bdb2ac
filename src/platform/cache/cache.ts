import { LRUCache } from 'lru-cache';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import type { Clock } from '../clock.ts';
import { readingForEverybody } from '../database/replicas/public-reads.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Encodable } from './encodings.ts';

/** The dependencies of a response, reported while it is being computed. */
export interface Dependencies {
  /** Adds tags that invalidate the response: `product:12`, `stock:12`, `list`, `prices`, `categories`, `page:about`. */
  tag: (...tags: string[]) => void;
  /** Limits the response's validity, for example until a flash sale displayed in it begins or ends. */
  until: (time: Date | null | undefined) => void;
}

/** The dependencies of a response, and its language. */
export interface Answering extends Dependencies {
  readonly language: Language;
}

/** A response that is the same for everybody, ready to send. */
export interface Cached extends Encodable {
  readonly status: number;
  readonly tags: readonly string[];
  readonly expiresAt: number;
  /** The refusal of the call, which each caller receives with their own request id. */
  readonly refusal?: Refusal;
}

export interface Made {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  /** Whether to cache it: false for a 404 or an error. */
  readonly keep: boolean;
  readonly refusal?: Refusal;
}

/** Maximum time in the cache without an event, in case another process dies before sending one. */
const longestKeepMilliseconds = 5 * 60_000;
/** Minimum weight of an entry: its key, headers and tags. */
const bookkeepingBytes = 1_024;

/** A cache of responses that are the same for everybody, limited by bytes, invalidated by tags. */
export class SharedCache {
  readonly #clock: Clock;
  readonly #off: boolean;
  readonly #stored: LRUCache<string, Cached>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<Cached>>();
  /** When each tag was last invalidated, so that responses computed meanwhile are not cached. */
  readonly #droppedAt = new Map<string, number>();
  readonly #listeners: ((tags: readonly string[] | 'everything') => void)[] = [];
  /** Responses whose invalidation may have been missed: served only while none can be computed. */
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

  /** Returns the cached response, unless it has expired. */
  find(key: string): Cached | undefined {
    const cached = this.#stored.get(key);
    if (cached === undefined || this.#doubtful.has(cached) || cached.expiresAt <= this.#clock.now().getTime())
      return undefined;
    return cached;
  }

  /**
   * Returns the cached response, or computes it: once for concurrent requests. While none can be computed, because the database is unavailable or
   * there are too many requests, the last one that was not invalidated is served.
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

  /** Subscribes to invalidations, for data cached separately (memory.ts). */
  onDrop(listener: (tags: readonly string[] | 'everything') => void): void {
    this.#listeners.push(listener);
  }

  /** Deletes every response that depends on one of the tags. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    for (const listener of this.#listeners) listener(tags);
    for (const tag of tags) {
      if (this.#underWay > 0) this.#droppedAt.set(tag, this.#drops);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#stored.delete(key);
    }
    // Later requests must not receive responses whose computation started before the invalidation.
    this.#making.clear();
  }

  /** Forgets everything. */
  dropAll(): void {
    this.#forgetWhatIsMade();
    this.#stored.clear();
  }

  /** Marks all entries as possibly stale, since events may have been missed, and retains them for when nothing can be computed. */
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
    // An entry larger than the whole cache was not stored.
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

/**
 * Returns the weight of an entry in bytes: its body, the same again for the compressed forms, its key, which is as long as the request, and
 * bookkeeping.
 */
function weightOf(cached: Cached, key: string): number {
  return cached.bodies.identity.length * 2 + key.length * 2 + bookkeepingBytes;
}
