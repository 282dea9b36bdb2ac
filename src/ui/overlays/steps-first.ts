type OnStep = (event: PopStateEvent) => void;

let first: OnStep | undefined;

/**
 * Listens to steps through the browser's history. Called before the router is made: Chromium calls the listeners of a window in the order
 * in which they came, those that capture among them, and one that comes later cannot withhold a step from the router.
 */
export function listenFirst(): void {
  addEventListener('popstate', (event) => first?.(event), { capture: true });
}

/** Calls this with each step before the router knows of it. */
export function onStepFirst(listener: OnStep): void {
  first = listener;
}
