/**
 * Back closes what is open over the page, as on a phone: a sheet, a dialog, a menu, a gallery. Opening pushes an entry with the same address above
 * the page's own; Back pops that entry and closes it. The router is never notified of those entries: their state is the page's own plus the number of
 * entries above it, and a step between two of the same page is stopped here, before the router's listener.
 *
 * A panel closed by its button leaves its entry: going back from a script would race with a link that was pressed in the sheet. The next panel reuses
 * the entry, and Back steps over it.
 */

/** The part of the browser's history that is used here; a fake in tests. */
export interface PanelHistory {
  state(): unknown;
  url(): string;
  push(state: unknown): void;
  replace(state: unknown, url: string): void;
  back(): void;
  forward(): void;
}

/** An open panel over the page: closed by `close`, at the router's entry `page`. */
interface OpenPanel {
  readonly close: () => void;
  readonly page: number;
}

interface Entry {
  /** The router's index of the page's entry. */
  readonly page: number;
  /** The number of panel entries above the page's own, up to this one. */
  readonly panels: number;
  readonly state: Readonly<Record<string, unknown>>;
  readonly url: string;
}

const stateKey = 'panels';

/** The logic alone, independent of the browser's history. */
export class BackCloses {
  readonly #history: PanelHistory;
  readonly #open: OpenPanel[] = [];
  #at: Entry;

  constructor(history: PanelHistory) {
    this.#history = history;
    this.#at = this.#present();
  }

  /** Pushes an entry for a panel that opens; returns a function to call when it is closed. */
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

  /** Pushes a missing entry: for a panel that opens, or for one that did not close, such as a dialog waiting for a response. */
  settle(): void {
    if (this.#at.panels >= this.#open.length) return;
    this.#history.push({ ...this.#at.state, [stateKey]: this.#at.panels + 1 });
    this.#at = this.#present();
  }

  /** Handles a navigation of the router, or its replacing the address of the entry: after a filter is set within a sheet, the sheet stays open. */
  moved(): void {
    const now = this.#present();
    if (now.page === this.#at.page && now.panels < this.#at.panels) {
      this.#history.replace({ ...now.state, [stateKey]: this.#at.panels }, now.url);
    }
    this.#at = this.#present();
  }

  /** Handles a step to another entry; returns whether the router is to receive it. */
  onPop(): boolean {
    const from = this.#at;
    const to = this.#present();
    this.#at = to;
    const last = this.#open.at(-1);
    if (to.page === last?.page && (from.page !== to.page || to.panels < from.panels)) {
      // The address contains what was chosen within the sheet: it is preserved. A page that the router pushed above the sheet is a step of its own.
      const panels = from.page === to.page ? to.panels : 0;
      this.#history.replace({ ...from.state, [stateKey]: panels }, from.url);
      this.#at = this.#present();
      last.close();
      return false;
    }
    return this.#stepOver(from, to);
  }

  /** Steps over the entries that closed panels left. */
  #stepOver(from: Entry, to: Entry): boolean {
    if (to.page === from.page) {
      if (to.panels === from.panels) return true;
      if (to.panels < from.panels) this.#history.back();
      else this.#history.forward();
      return false;
    }
    if (to.panels === 0 || to.page > from.page) return true;
    // Below a page that was opened from the sheet: the router is still on that page.
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
