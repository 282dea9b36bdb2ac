import { useEffect, useEffectEvent } from 'react';
import { isFreeKey, isInQueue } from './single-keys.ts';

/**
 * Runs a handler for a key pressed within the queue, unless the user is typing or a dialog is open: `useQueueKeys({ a: approve, r: refuse })`.
 * Elsewhere on the page, including the filters, letters have no effect unless the queue is empty: dictation or an accidental press decides nothing.
 */
export function useQueueKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFreeKey(event) || !isInQueue(event)) return;
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      press(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
