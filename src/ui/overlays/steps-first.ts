type OnStep = (event: PopStateEvent) => void;

/** An entry of the browser's history: the router's number of its page, and how many entries of panels lie between the page's own and this one. */
interface Entry {
  readonly idx?: number;
  readonly panels?: number;
}

let first: OnStep | undefined;

/**
 * Steps over the entries that closed panels left, from the first moment of a document until `listenFirst` does so: on a slow phone a
 * page is seen for seconds before its scripts come, and one press of Back would do nothing. As text, for the start that stands in the
 * document (`start-after-paint.ts`); the rule is that of `stepOver`.
 */
export const earlySteps =
  '(()=>{let h=history,a=h.state||{},f=e=>{let t=h.state||{},b=t.idx===a.idx?(t.panels||0)-(a.panels||0):0;a=t;b&&(e.stopImmediatePropagation(),b<0?h.back():h.forward())};window.earlySteps=f;addEventListener("popstate",f,true)})();';

/** Below zero where a step within one page leads on back, above zero where it leads on forward. */
function stepOver(from: Entry, to: Entry): number {
  return to.idx === from.idx ? (to.panels ?? 0) - (from.panels ?? 0) : 0;
}

/**
 * Listens to steps through the browser's history. Called before the router is made: Chromium calls the listeners of a window in the order
 * in which they came, those that capture among them, and one that comes later cannot withhold a step from the router. After a reload the
 * browser may stand at an entry that a closed panel left, or come to one, before any panel was loaded: until then it is stepped over here.
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

/** Calls this with each step before the router knows of it. */
export function onStepFirst(listener: OnStep): void {
  first = listener;
}
