import { useLayoutEffect, useRef, useState } from 'react';
import { currentSession, useSession, type Session } from '../session/session.ts';
import type { UsedAction } from './use-action.ts';

/** A pressed value; it is not displayed to another customer who signs in. */
interface Press<T> {
  /** Null for a guest; undefined while the session is unknown: the press then belongs to whoever is signed in. */
  readonly by: number | null | undefined;
  readonly value: T;
}

interface Answered<T> extends Press<T> {
  /** What was stored when the response arrived: a newly loaded value supersedes this one. */
  readonly over: T;
}

const personOf = (session: Session) =>
  session.state === 'customer' ? session.customer.id : session.state === 'guest' ? null : undefined;

/**
 * The state of a toggle (a vote, a preference): applied optimistically and confirmed by the response. A press during a pending request is sent after
 * it, only the last one, also when another person pressed; an unsuccessful one reverts itself alone. `send` is given what the shop has stored so far
 * and returns what it stores then; `stored` is a value, or the same object until it changes.
 */
export function usePressed<T>(
  stored: T,
  { action, send }: { readonly action: UsedAction; readonly send: (pressed: T, known: T) => Promise<T> },
): { readonly now: T; readonly press: (value: T) => Promise<boolean> } {
  const by = personOf(useSession());
  const [pressed, setPressed] = useState<Press<T> | null>(null);
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  const last = useRef<Press<T> | null>(null);
  // A value loaded while a request is pending may predate it.
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
