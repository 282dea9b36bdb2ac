import { useEffect, useEffectEvent } from 'react';
import { isFreeKey, isInQueue } from './single-keys.ts';

/**
 * Does something at a key pressed within the queue, unless somebody is typing or a dialog is open: `useQueueKeys({ a: approve, r: refuse })`.
 * Elsewhere on the page, on a filter too, a letter means nothing unless the queue is empty: who dictates, or presses one by mistake, decides nothing.
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
