import { beforeEach, describe, expect, test } from 'vitest';
import { BackCloses } from './back-closes.ts';

interface Entry {
  state: Record<string, unknown>;
  url: string;
}

/** A browser's history with a minimal router, which pushes and replaces, and receives the steps that reach it. */
function shopWindow() {
  const entries: Entry[] = [{ state: { idx: 0, key: 'first' }, url: '/home' }];
  let index = 0;
  const closed: string[] = [];
  const steps: (-1 | 1)[] = [];
  const entry = () => entries[index]!;
  const write = (state: unknown, url: string): Entry => ({ state: state as Record<string, unknown>, url });
  const rule = new BackCloses({
    state: () => entry().state,
    url: () => entry().url,
    push: (state) => {
      entries.splice(index + 1, entries.length, write(state, entry().url));
      index += 1;
    },
    replace: (state, url) => {
      entries[index] = write(state, url);
    },
    back: () => void steps.push(-1),
    forward: () => void steps.push(1),
  });
  /** As in the browser: a step requested by a script comes after the one being dispatched. */
  const step = (by: -1 | 1) => {
    steps.push(by);
    for (let next = steps.shift(); next !== undefined; next = steps.shift()) {
      if (entries[index + next] === undefined) continue;
      index += next;
      if (rule.onPop()) closed.push(entry().url);
    }
  };
  let keys = 0;
  return {
    rule,
    closed: closed,
    url: () => entry().url,
    length: () => entries.length,
    back: () => {
      step(-1);
    },
    forward: () => {
      step(1);
    },
    goTo: (url: string) => {
      const idx = (entry().state['idx'] as number) + 1;
      entries.splice(index + 1, entries.length, { state: { idx, key: `k${(keys += 1)}` }, url });
      index += 1;
      rule.moved();
    },
    rewrite: (url: string) => {
      entries[index] = { state: { idx: entry().state['idx'], key: `k${(keys += 1)}` }, url };
      rule.moved();
    },
  };
}

/** A panel that closes on request, unless it is busy. */
function panel(shop: ReturnType<typeof shopWindow>, busy = false) {
  let stop: (() => void) | undefined;
  const sheet = {
    open: false,
    show: () => {
      sheet.open = true;
      stop = shop.rule.opened(() => {
        if (!busy) sheet.hide();
      });
    },
    hide: () => {
      sheet.open = false;
      stop?.();
    },
    done: () => {
      busy = false;
    },
  };
  return sheet;
}

let shop: ReturnType<typeof shopWindow>;
beforeEach(() => {
  shop = shopWindow();
  shop.goTo('/shop-grid');
});

describe('Back with a sheet open', () => {
  test('closes the sheet and stays on the page, and the next Back leaves', () => {
    const sheet = panel(shop);
    sheet.show();
    shop.back();
    expect(sheet.open).toBe(false);
    expect(shop.url()).toBe('/shop-grid');
    expect(shop.closed).toEqual([]);
    shop.back();
    expect(shop.closed).toEqual(['/home']);
  });

  test('closes two stacked sheets one after the other', () => {
    const [sheet, dialog] = [panel(shop), panel(shop)];
    sheet.show();
    dialog.show();
    shop.back();
    expect([sheet.open, dialog.open]).toEqual([true, false]);
    shop.back();
    expect([sheet.open, dialog.open]).toEqual([false, false]);
    shop.back();
    expect(shop.closed).toEqual(['/home']);
  });

  test('leaves a sheet open while it waits for a response, and closes it later', () => {
    const dialog = panel(shop, true);
    dialog.show();
    shop.back();
    expect(dialog.open).toBe(true);
    shop.rule.settle();
    dialog.done();
    shop.back();
    expect(dialog.open).toBe(false);
    expect(shop.closed).toEqual([]);
  });

  test('preserves a filter that replaced the address in the sheet', () => {
    const sheet = panel(shop);
    sheet.show();
    shop.rewrite('/shop-grid?brand=a');
    shop.rewrite('/shop-grid?brand=b');
    shop.back();
    expect(sheet.open).toBe(false);
    expect(shop.url()).toBe('/shop-grid?brand=b');
    shop.back();
    expect(shop.closed).toEqual(['/home']);
  });

  test('preserves a filter with its own history entry in the sheet, and the next Back reverts it', () => {
    const sheet = panel(shop);
    sheet.show();
    shop.goTo('/shop-grid?brand=a');
    shop.back();
    expect(sheet.open).toBe(false);
    expect(shop.url()).toBe('/shop-grid?brand=a');
    expect(shop.closed).toEqual([]);
    shop.back();
    expect(shop.closed).toEqual(['/shop-grid']);
  });
});

describe('the history entry of a sheet closed by its button', () => {
  test('is skipped by the next Back', () => {
    const sheet = panel(shop);
    sheet.show();
    sheet.hide();
    shop.back();
    expect(shop.closed).toEqual(['/home']);
  });

  test('is reused by the next sheet that opens', () => {
    const sheet = panel(shop);
    for (let times = 0; times < 5; times++) {
      sheet.show();
      sheet.hide();
    }
    expect(shop.length()).toBe(3);
    sheet.show();
    shop.back();
    expect(sheet.open).toBe(false);
    expect(shop.url()).toBe('/shop-grid');
  });

  test('is skipped on the way back from, and forward to, a page opened in the sheet', () => {
    const sheet = panel(shop);
    sheet.show();
    shop.goTo('/wishlist-grid');
    sheet.hide();
    shop.back();
    expect(shop.closed).toEqual(['/shop-grid']);
    shop.forward();
    expect(shop.closed).toEqual(['/shop-grid', '/wishlist-grid']);
    shop.back();
    shop.back();
    expect(shop.closed.slice(2)).toEqual(['/shop-grid', '/home']);
  });

  test('is skipped where two were closed', () => {
    const [sheet, dialog] = [panel(shop), panel(shop)];
    sheet.show();
    dialog.show();
    dialog.hide();
    sheet.hide();
    shop.back();
    expect(shop.closed).toEqual(['/home']);
  });

  test('does not lead back to a page replaced meanwhile', () => {
    const sheet = panel(shop);
    sheet.show();
    sheet.hide();
    shop.rewrite('/payment-success');
    shop.back();
    expect(shop.closed).toEqual(['/home']);
  });
});
