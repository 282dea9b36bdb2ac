import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { invalidate } from './resources.ts';
import { useOpened } from './use-opened.ts';

vi.mock('../pages/guard.ts', () => ({ reportQuietly: vi.fn() }));

interface Row {
  readonly id: number;
  readonly version: number;
}

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});

/** A row opened from a list, and the shop's response for it. */
async function opened() {
  const screen: { row: Row | null } = { row: { id: 7, version: 1 } };
  const answers: (Row | Error)[] = [];
  const requested: number[] = [];
  const hook = await usedHook(() =>
    useOpened('admin/coupons', screen.row, (id) => {
      requested.push(id);
      const answer = answers.shift();
      return answer instanceof Error || answer === undefined
        ? Promise.reject(answer ?? new CallRefused(0, {}))
        : Promise.resolve(answer);
    }),
  );
  return {
    requested,
    now: () => hook.now()?.version ?? null,
    open: (row: Row | null) => {
      screen.row = row;
      return hook.draw();
    },
    changedBy: (answer: Row | Error) => {
      answers.push(answer);
      return hook.act(() => invalidate(['admin/coupons']));
    },
  };
}

test('a row changed by somebody else is loaded separately, whether or not the list still has it', async () => {
  const row = await opened();
  expect([row.now(), row.requested]).toEqual([1, []]);
  await row.changedBy({ id: 7, version: 2 });
  expect([row.now(), row.requested]).toEqual([2, [7]]);
});

test('a deleted row stays as it was, so that text typed into it stays too', async () => {
  const row = await opened();
  await row.changedBy(new CallRefused(404, { code: 'coupon-not-found' }));
  expect(row.now()).toBe(1);
});

test("another row, and the same one reopened, start from the list's data", async () => {
  const row = await opened();
  await row.changedBy({ id: 7, version: 2 });
  await row.open(null);
  expect(row.now()).toBeNull();
  await row.open({ id: 8, version: 5 });
  expect(row.now()).toBe(5);
  await row.open({ id: 7, version: 3 });
  expect([row.now(), row.requested]).toEqual([3, [7]]);
});
