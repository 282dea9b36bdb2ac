import { draftText, onDraftGivenUp, storeDraft } from './stored-draft.ts';

/** Returns a new idempotency key for a write; a request repeated with it is executed once. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface SentUnder {
  readonly body: string;
  readonly key: string;
  /** The bodies sent under it before they were corrected, newest first. */
  readonly before?: readonly string[];
}

/** The maximum number of unanswered corrections that are stored. */
const maxBefore = 5;

const storedUnder = (name: string) => `key of ${name}`;

// After a draft is discarded, new input under its name is another intent.
onDraftGivenUp((name) => {
  storeDraft(storedUnder(name), '');
});

function sentUnder(name: string): SentUnder | null {
  try {
    return JSON.parse(draftText(storedUnder(name)) || 'null') as SentUnder | null;
  } catch {
    return null;
  }
}

/** The idempotency keys of a screen's intents. */
export class RequestKey {
  private readonly names = new Set<string>();

  /**
   * Returns the same key while the same body is retried for a named intent (`refund:1042`); a corrected body is another intent and gets a new key.
   * Until a response arrives the key outlives its screen, as a draft does: closing a dialog without a response, or reloading, and pressing again
   * counts once. A create has the name of its draft: discarding the draft discards the key.
   */
  for(name: string, body: unknown): string {
    const text = JSON.stringify(body);
    const before = sentUnder(name);
    this.names.add(name);
    if (before?.body === text) return before.key;
    const key = newRequestKey();
    storeDraft(storedUnder(name), JSON.stringify({ body: text, key } satisfies SentUnder));
    return key;
  }

  /**
   * Returns the key of an intent that is executed once, however its body is corrected before a response arrives. The shop executes a corrected body
   * under it only where no earlier one was executed, and otherwise refuses it (`idempotency-key-reused`).
   */
  once(name: string, body: unknown): string {
    const text = JSON.stringify(body);
    const sent = sentUnder(name);
    if (sent === null || sent.body === text) return this.for(name, body);
    this.names.add(name);
    const before = [sent.body, ...(sent.before ?? []).filter((one) => one !== text)].slice(0, maxBefore);
    storeDraft(storedUnder(name), JSON.stringify({ body: text, key: sent.key, before } satisfies SentUnder));
    return sent.key;
  }

  /** Whether this screen has sent a request under the name that has no response yet. */
  isUnderWay(name: string): boolean {
    return this.names.has(name) && sentUnder(name) !== null;
  }

  /** Returns the bodies sent under the name and corrected since, newest first. */
  corrected(name: string): readonly unknown[] {
    return (sentUnder(name)?.before ?? []).map((body) => JSON.parse(body) as unknown);
  }

  /** Drops the keys after success: the same body sent again is a new intent. */
  done(): void {
    for (const name of this.names) storeDraft(storedUnder(name), '');
    this.names.clear();
  }
}
