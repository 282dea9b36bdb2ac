import { useEffect, useEffectEvent } from 'react';

/**
 * Does something at a key pressed within the queue, unless somebody is typing or a dialog is open: `useQueueKeys({ a: approve, r: refuse })`.
 * Elsewhere on the page, unless the queue is empty, a letter means nothing: who dictates, or presses one by mistake, decides nothing.
 */
export function useQueueKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]');
    const inQueue = event.target instanceof HTMLElement && event.target.closest('table, [role="group"]') !== null;
    // Of a queue whose last row was decided there is nothing left to stand on.
    const isEmpty = document.querySelector('main table') === null;
    if (
      typing ||
      !(inQueue || isEmpty) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('[role="dialog"]') !== null
    )
      return;
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
