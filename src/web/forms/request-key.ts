import { useState } from 'react';

/** A key of its own for each write that is sent: what is sent again under it is done once. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of what somebody means to send. */
export class RequestKey {
  private body: string | null = null;
  private key = '';

  /** The same key while the same body is tried again; a corrected body is something else, and gets a key of its own. */
  for(body: unknown): string {
    const text = JSON.stringify(body);
    if (text !== this.body) {
      this.body = text;
      this.key = newRequestKey();
    }
    return this.key;
  }

  /** It was sent: the same body once more is meant once more. */
  done(): void {
    this.body = null;
  }
}

/** A key for as long as a form stands. */
export function useRequestKey(): RequestKey {
  const [key] = useState(() => new RequestKey());
  return key;
}
