/** The elements pressed before the page's scripts were loaded, collected by its inline script (`start-after-paint.ts`). */
interface EarlyPresses {
  readonly pressed: Set<HTMLElement>;
  readonly collect: (event: Event) => void;
}

/** The elements for which a press has no effect without scripts. Links navigate, and forms submit or wait, by themselves. */
export const pressable = 'button:not([type=submit]),input[type=radio],input[type=checkbox]';

let early: EarlyPresses | undefined;

/** Stops collecting presses, which React handles from here on; called before hydration. */
export function stopCollectingPresses(): void {
  early = (globalThis as { earlyPresses?: EarlyPresses }).earlyPresses;
  if (early !== undefined) document.removeEventListener('click', early.collect, true);
}

/** Replays the presses from before hydration, each element once: a user who sees no reaction presses again. */
export function replayEarlyPresses(): void {
  for (const element of early?.pressed ?? []) {
    if (!element.isConnected) continue;
    // The browser has toggled it already; React only receives a change.
    if (element instanceof HTMLInputElement) element.checked = !element.checked;
    element.click();
  }
  early = undefined;
}
