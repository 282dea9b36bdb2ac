type OnStep = (event: PopStateEvent) => void;

let first: OnStep | undefined;

/** Whether an entry lies over its page's own, left there by a sheet or a dialog. */
const isPanelEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Number((state as Record<string, unknown>)['panels']) > 0;

/**
 * Listens to steps through the browser's history. Called before the router is made: Chromium calls the listeners of a window in the order
 * in which they came, those that capture among them, and one that comes later cannot withhold a step from the router. After a reload the browser may stand at an entry that a closed panel left,
 * or come to one, before any panel was loaded: `onPanelEntry` fetches what steps over it, else one press of Back would do nothing.
 */
export function listenFirst(onPanelEntry: () => void): void {
  const look = () => {
    if (first === undefined && isPanelEntry(history.state)) onPanelEntry();
  };
  addEventListener(
    'popstate',
    (event) => {
      first?.(event);
      look();
    },
    { capture: true },
  );
  look();
}

/** Calls this with each step before the router knows of it. */
export function onStepFirst(listener: OnStep): void {
  first = listener;
}
