import { draftText, onDraftGivenUp, storeDraft } from './stored-draft.ts';

/** A key of its own for each write that is sent: what is sent again under it is done once. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface SentUnder {
  readonly body: string;
  readonly key: string;
  /** What was sent under it before it was corrected, the newest first. */
  readonly before?: readonly string[];
}

/** So many corrections of what was not answered are looked through. */
const maxBefore = 5;

const storedUnder = (name: string) => `key of ${name}`;

// What is written anew under the name of what was given up is something else.
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

/** The keys of what somebody means to send. */
export class RequestKey {
  private readonly names = new Set<string>();

  /**
   * The same key while the same body is tried again for what is named (`refund:1042`); a corrected body is something else, and gets a key of its own.
   * Until it is answered the key outlives its screen as what is written does: who closes a dialog whose answer did not come, or reloads, and
   * presses again, means it once. What creates something is named as its draft is: who gives that up gives up the key.
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
   * The key of what is done once however it is corrected until it is answered. The shop does a corrected body under it only where none before was
   * done, and refuses it (`idempotency-key-reused`) where one was whose answer never came.
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

  /** Whether this screen has sent something under the name that is not answered. */
  isUnderWay(name: string): boolean {
    return this.names.has(name) && sentUnder(name) !== null;
  }

  /** What was sent under the name and corrected since, the newest first. */
  corrected(name: string): readonly unknown[] {
    return (sentUnder(name)?.before ?? []).map((body) => JSON.parse(body) as unknown);
  }

  /** It was sent: the same body once more is meant once more. */
  done(): void {
    for (const name of this.names) storeDraft(storedUnder(name), '');
    this.names.clear();
  }
}
