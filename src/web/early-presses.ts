/** What was pressed before the scripts of the page were there, as its start collects it (`start-after-paint.ts`). */
interface EarlyPresses {
  readonly pressed: Set<HTMLElement>;
  readonly collect: (event: Event) => void;
}

/** Where a press does nothing without scripts. Links go, and forms are sent or wait, by themselves. */
export const pressable = 'button:not([type=submit]),input[type=radio],input[type=checkbox]';

let early: EarlyPresses | undefined;

/** From here on React answers presses itself; stands before it takes the page over. */
export function stopCollectingPresses(): void {
  early = (globalThis as { earlyPresses?: EarlyPresses }).earlyPresses;
  if (early !== undefined) document.removeEventListener('click', early.collect, true);
}

/** Does what was pressed before the page was taken over, each element once: who sees nothing happen presses again. */
export function replayEarlyPresses(): void {
  for (const element of early?.pressed ?? []) {
    if (!element.isConnected) continue;
    // The browser has checked it already; React hears of a change alone.
    if (element instanceof HTMLInputElement) element.checked = !element.checked;
    element.click();
  }
  early = undefined;
}
