import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '../used-hook.factory.ts';
import type * as boxScroll from './use-box-scroll.ts';

const router = vi.hoisted(() => ({ key: '' }));
vi.mock('react-router', () => ({ useLocation: () => router }));

let useBoxScroll: typeof boxScroll.useBoxScroll;
const stored = new Map<string, string>();
let window: EventTarget;

async function openDocument(type: 'navigate' | 'reload'): Promise<void> {
  vi.resetModules();
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  ({ useBoxScroll } = await import('./use-box-scroll.ts'));
}

beforeEach(() => openDocument('navigate'));

const rowPx = 40;
/** A table with that many rows in a window of ten, as scrolled by a browser. */
async function tableAt(key: string, rows: number) {
  router.key = key;
  let size = 0;
  let top = 0;
  const table = await usedHook(() => useBoxScroll('orders', size));
  const max = () => Math.max(0, (size - 10) * rowPx);
  const box = {
    get scrollTop() {
      return top;
    },
    set scrollTop(to: number) {
      top = Math.min(to, max());
      table.now().onScroll({ currentTarget: box as HTMLDivElement });
    },
    get scrollHeight() {
      return size * rowPx;
    },
    clientHeight: 10 * rowPx,
  };
  table.now().box.current = box as HTMLDivElement;
  const fill = async (count: number) => {
    size = count;
    await table.draw();
  };
  await fill(rows);
  return { box, fill, leave: table.leave };
}

test("Back restores a table's scroll position, and a new visit begins at the top", async () => {
  const orders = await tableAt('orders', 50);
  orders.box.scrollTop = 480;
  await orders.leave();
  const customers = await tableAt('customers', 50);
  expect(customers.box.scrollTop).toBe(0);
  await customers.leave();
  expect((await tableAt('orders', 50)).box.scrollTop).toBe(480);
});

test('a table filled gradually scrolls to its position, unless somebody scrolls it meanwhile', async () => {
  const before = await tableAt('long', 50);
  before.box.scrollTop = 1_200;
  await before.leave();
  const again = await tableAt('long', 20);
  expect(again.box.scrollTop).toBe(400);
  await again.fill(50);
  expect(again.box.scrollTop).toBe(1_200);
  await again.leave();
  const moved = await tableAt('long', 20);
  moved.box.scrollTop = 80;
  await moved.fill(50);
  expect(moved.box.scrollTop).toBe(80);
});

test('a reload finds a table at its place, and a visit by a link begins at its top', async () => {
  const before = await tableAt('default', 50);
  before.box.scrollTop = 480;
  window.dispatchEvent(new Event('pagehide'));
  await before.leave();
  await openDocument('reload');
  const again = await tableAt('default', 50);
  expect(again.box.scrollTop).toBe(480);
  await again.leave();
  await openDocument('navigate');
  expect((await tableAt('default', 50)).box.scrollTop).toBe(0);
});
