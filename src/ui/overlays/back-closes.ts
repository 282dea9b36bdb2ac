/**
 * Back closes what stands over the page, as on a phone: a sheet, a dialog, a menu, a gallery. What opens lays an entry of the same address over
 * the page's own; Back takes that entry away and closes it. The router never hears of those entries: their state is the page's own with
 * the number of entries that lie over it, and a step between two of the same page ends here, before the router's listener.
 *
 * What is closed by its button leaves its entry: to go back in a script would race with a link that was pressed in the sheet. The next that opens
 * uses the entry again, and Back steps over it.
 */

/** What the browser does for us; in a test a history made by hand. */
export interface PanelHistory {
  state(): unknown;
  url(): string;
  push(state: unknown): void;
  replace(state: unknown, url: string): void;
  back(): void;
  forward(): void;
}

/** What stands over the page: closed by `close`, at the router's entry `page`. */
interface OpenPanel {
  readonly close: () => void;
  readonly page: number;
}

interface Entry {
  /** The router's own number of the page's entry. */
  readonly page: number;
  /** How many entries of panels lie between the page's own and this one. */
  readonly panels: number;
  readonly state: Readonly<Record<string, unknown>>;
  readonly url: string;
}

const stateKey = 'panels';

/** The rule by itself, over any history. `onPop` answers whether the router is to hear of the step. */
export function backCloses(history: PanelHistory) {
  const open: OpenPanel[] = [];

  const present = (): Entry => {
    const state = (history.state() ?? {}) as Record<string, unknown>;
    const number = (value: unknown) => (typeof value === 'number' ? value : 0);
    return { page: number(state['idx']), panels: number(state[stateKey]), state, url: history.url() };
  };
  let at = present();

  const lay = () => {
    if (at.panels >= open.length) return;
    history.push({ ...at.state, [stateKey]: at.panels + 1 });
    at = present();
  };

  return {
    /** Lays an entry for what opens; answers how to say that it is closed. */
    opened(close: () => void): () => void {
      at = present();
      const panel = { close, page: at.page };
      open.push(panel);
      lay();
      return () => {
        const index = open.indexOf(panel);
        if (index >= 0) open.splice(index, 1);
      };
    },

    /** The router went somewhere, or wrote another address over the entry: a filter that is set within a sheet stays over the page. */
    moved(): void {
      const now = present();
      if (now.page === at.page && now.panels < at.panels) {
        history.replace({ ...now.state, [stateKey]: at.panels }, now.url);
      }
      at = present();
    },

    /** Lays the entry again for what would not close: a dialog that waits for an answer of the shop. */
    settle: lay,

    onPop(): boolean {
      const from = at;
      const to = present();
      at = to;
      const last = open.at(-1);
      if (last !== undefined && to.page === last.page && (from.page !== to.page || to.panels < from.panels)) {
        // What was chosen within the sheet stands in the address: it stays. A page that the router laid over the sheet is a step of its own.
        const panels = from.page === to.page ? to.panels : 0;
        history.replace({ ...from.state, [stateKey]: panels }, from.url);
        at = present();
        last.close();
        return false;
      }
      if (to.page === from.page) {
        if (to.panels === from.panels) return true;
        if (to.panels < from.panels) history.back();
        else history.forward();
        return false;
      }
      if (to.panels === 0 || to.page > from.page) return true;
      // An entry that a closed sheet left, below a page that was opened from it: the router is still at that page.
      at = from;
      history.back();
      return false;
    },
  };
}
