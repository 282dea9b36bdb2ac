import { useLayoutEffect, useRef, useState } from 'react';
import { currentSession, useSession, type Session } from '../session/session.ts';
import type { UsedAction } from './use-action.ts';

/** What somebody pressed; it is not displayed to another who signs in. */
interface Press<T> {
  /** Null for a guest; undefined for who is not known yet, and is whoever is then. */
  readonly by: number | null | undefined;
  readonly value: T;
}

interface Answered<T> extends Press<T> {
  /** What was stored when it was answered: a newer answer about it is newer than this. */
  readonly over: T;
}

const personOf = (session: Session) =>
  session.state === 'customer' ? session.customer.id : session.state === 'guest' ? null : undefined;

/**
 * What is switched by a press (a vote, a preference): displayed at once, and the shop's only when it says so. What is pressed while a press is on its way
 * is sent after it, as the last one wants it, also when another person pressed it; one that fails takes itself back and nothing else. `send` is given
 * what the shop has stored so far, and answers what it stores then; `stored` is a value, or the same object until it changes.
 */
export function usePressed<T>(
  stored: T,
  { action, send }: { readonly action: UsedAction; readonly send: (pressed: T, known: T) => Promise<T> },
): { readonly now: T; readonly press: (value: T) => Promise<boolean> } {
  const by = personOf(useSession());
  const [pressed, setPressed] = useState<Press<T> | null>(null);
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  const last = useRef<Press<T> | null>(null);
  // What is loaded while a press is on its way may be of before it was stored.
  const loaded = useRef(stored);
  useLayoutEffect(() => {
    loaded.current = stored;
  });
  const isMine = (press: Press<T> | null): press is Press<T> =>
    press !== null && (press.by === by || press.by === undefined);
  const known = isMine(answered) && answered.over === stored ? answered.value : stored;
  const press = async (value: T) => {
    const isUnderWay = last.current !== null;
    const mine = { by, value };
    last.current = mine;
    setPressed(mine);
    if (isUnderWay) return true;
    const isDone = await action.run(async () => {
      let [sent, latest]: [Press<T>, T] = [mine, known];
      for (;;) {
        try {
          latest = await send(sent.value, latest);
          setAnswered({ by: sent.by, value: latest, over: loaded.current });
        } catch (error) {
          if (last.current === sent) throw error;
        }
        const next = last.current ?? sent;
        if (next === sent || (next.by !== undefined && next.by !== personOf(currentSession()))) return;
        sent = next;
      }
    });
    last.current = null;
    setPressed(null);
    return isDone;
  };
  return { now: isMine(pressed) ? pressed.value : known, press };
}
