type OnStep = (event: PopStateEvent) => void;

/** An entry of the browser's history: the router's index of its page, and how many panel entries lie between the page's own entry and this one. */
interface Entry {
  readonly idx?: number;
  readonly panels?: number;
}

let first: OnStep | undefined;

/**
 * Steps over the entries left by closed panels from the first moment of a document until `listenFirst` takes over: on a slow phone a page is visible
 * for seconds before its scripts run, and a press of Back would do nothing. A string, because it is inlined in the document's start script
 * (`start-after-paint.ts`); the rule is that of `stepOver`.
 */
export const earlySteps =
  '(()=>{let h=history,a=h.state||{},f=e=>{let t=h.state||{},b=t.idx===a.idx?(t.panels||0)-(a.panels||0):0;a=t;b&&(e.stopImmediatePropagation(),b<0?h.back():h.forward())};window.earlySteps=f;addEventListener("popstate",f,true)})();';

/** Returns a negative number when a step within one page goes back, a positive one when it goes forward, in entries. */
function stepOver(from: Entry, to: Entry): number {
  return to.idx === from.idx ? (to.panels ?? 0) - (from.panels ?? 0) : 0;
}

/**
 * Listens to steps through the browser's history. Called before the router is created: Chromium calls a window's listeners in the order in which they
 * were added, capturing ones included, and a later one could not withhold a step from the router. After a reload the browser may be at an entry left
 * by a closed panel, or reach one, before any panel is loaded: until then it is stepped over here.
 */
export function listenFirst(): void {
  const early = (globalThis as { earlySteps?: OnStep }).earlySteps;
  if (early !== undefined) removeEventListener('popstate', early, { capture: true });
  const present = () => (history.state ?? {}) as Entry;
  let at = present();
  addEventListener(
    'popstate',
    (event) => {
      const to = present();
      const by = stepOver(at, to);
      at = to;
      if (first !== undefined) {
        first(event);
        return;
      }
      if (by === 0) return;
      event.stopImmediatePropagation();
      if (by < 0) history.back();
      else history.forward();
    },
    { capture: true },
  );
}

/** Sets the listener that receives each step before the router does. */
export function onStepFirst(listener: OnStep): void {
  first = listener;
}
