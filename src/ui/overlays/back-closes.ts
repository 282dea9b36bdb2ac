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

/** The rule by itself, over any history. */
export class BackCloses {
  readonly #history: PanelHistory;
  readonly #open: OpenPanel[] = [];
  #at: Entry;

  constructor(history: PanelHistory) {
    this.#history = history;
    this.#at = this.#present();
  }

  /** Lays an entry for what opens; answers how to say that it is closed. */
  opened(close: () => void): () => void {
    this.#at = this.#present();
    const panel = { close, page: this.#at.page };
    this.#open.push(panel);
    this.settle();
    return () => {
      const index = this.#open.indexOf(panel);
      if (index >= 0) this.#open.splice(index, 1);
    };
  }

  /** Lays the entry that is missing: of what opens, or of what would not close, as a dialog that waits for an answer of the shop. */
  settle(): void {
    if (this.#at.panels >= this.#open.length) return;
    this.#history.push({ ...this.#at.state, [stateKey]: this.#at.panels + 1 });
    this.#at = this.#present();
  }

  /** The router went somewhere, or wrote another address over the entry: a filter that is set within a sheet stays over the page. */
  moved(): void {
    const now = this.#present();
    if (now.page === this.#at.page && now.panels < this.#at.panels) {
      this.#history.replace({ ...now.state, [stateKey]: this.#at.panels }, now.url);
    }
    this.#at = this.#present();
  }

  /** The browser went to another entry: whether the router is to hear of it. */
  onPop(): boolean {
    const from = this.#at;
    const to = this.#present();
    this.#at = to;
    const last = this.#open.at(-1);
    if (to.page === last?.page && (from.page !== to.page || to.panels < from.panels)) {
      // What was chosen within the sheet stands in the address: it stays. A page that the router laid over the sheet is a step of its own.
      const panels = from.page === to.page ? to.panels : 0;
      this.#history.replace({ ...from.state, [stateKey]: panels }, from.url);
      this.#at = this.#present();
      last.close();
      return false;
    }
    return this.#stepOver(from, to);
  }

  /** Goes on over the entries that closed panels left. */
  #stepOver(from: Entry, to: Entry): boolean {
    if (to.page === from.page) {
      if (to.panels === from.panels) return true;
      if (to.panels < from.panels) this.#history.back();
      else this.#history.forward();
      return false;
    }
    if (to.panels === 0 || to.page > from.page) return true;
    // Below a page that was opened from the sheet: the router is still at that page.
    this.#at = from;
    this.#history.back();
    return false;
  }

  #present(): Entry {
    const state = (this.#history.state() ?? {}) as Record<string, unknown>;
    const number = (value: unknown) => (typeof value === 'number' ? value : 0);
    return { page: number(state['idx']), panels: number(state[stateKey]), state, url: this.#history.url() };
  }
}
