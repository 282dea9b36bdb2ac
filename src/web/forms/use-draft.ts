import { useState } from 'react';
import { holdsTheSame, joinChanges } from '#shared/join-changes.ts';

/** What is being written of a thing that the shop stores. */
export interface Draft<T> {
  readonly value: T;
  /** Whether it differs from what is stored. */
  readonly changed: boolean;
  readonly change: (part: Partial<T>) => void;
  /** What was sent is stored by now: only what was typed since differs. */
  readonly saved: (sent: T) => void;
}

interface Held<T> {
  readonly version: number;
  /** What the fields were when nobody had touched them, or when they were last stored. */
  readonly base: T;
  readonly value: T;
}

/**
 * What is written of a thing, for as long as its editor is open. The editor is keyed by the thing, never by its version: when a newer
 * version comes, after a save or because somebody else changed it, fields that were not touched since take it, and what was typed stays.
 */
export function useDraft<T extends object>(stored: T, version: number): Draft<T> {
  const [held, setHeld] = useState<Held<T>>({ version, base: stored, value: stored });
  let current = held;
  if (held.version !== version) {
    current = { version, base: stored, value: joinChanges(held.base, held.value, stored).joined };
    setHeld(current);
  }
  return {
    value: current.value,
    changed: !holdsTheSame(current.base, current.value),
    change: (part) => {
      setHeld((before) => ({ ...before, value: { ...before.value, ...part } }));
    },
    saved: (sent) => {
      setHeld((before) => ({ ...before, base: sent }));
    },
  };
}
