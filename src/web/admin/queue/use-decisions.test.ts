import { expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useMarks } from './queue-actions.tsx';
import { useDecisions } from './use-decisions.ts';

vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#ui/theme/language-context.tsx', () => ({ useMessages: () => ({}) }));
const visit = vi.hoisted(() => ({ key: 'first' }));
vi.mock('react-router', () => ({ useLocation: () => visit }));

/** A queue whose decisions are resolved manually. */
async function queue() {
  visit.key = `visit ${Math.random()}`;
  const sent: { ids: string; answer: () => void; fail: () => void }[] = [];
  const hook = await usedHook(() => {
    const { marked, onMark, unmark } = useMarks('waiting');
    const decisions = useDecisions<readonly number[]>({
      about: 'row',
      ids: (ids) => ids,
      send: async (ids) => {
        await new Promise<void>((resolve, reject) => {
          sent.push({ ids: ids.join(), answer: resolve, fail: () => reject(new CallRefused(0, {})) });
        });
        unmark(ids);
      },
    });
    return { decisions, marked: [...marked].map(Number), onMark };
  });
  const now = () => hook.now();
  return {
    marked: () => now().marked.join(),
    pending: () => now().decisions.underWay.join(),
    sent: () => sent.map(({ ids }) => ids),
    mark: (...ids: number[]) =>
      hook.act(() => {
        now().onMark(new Set(ids));
      }),
    /** Like the key: the selected rows that are not being approved yet. */
    approve: () =>
      hook.act(() => {
        now().decisions.approve(now().marked.filter((id) => !now().decisions.underWay.includes(id)));
      }),
    answer: () => hook.act(() => sent.shift()?.answer()),
    fail: () => hook.act(() => sent.shift()?.fail()),
  };
}

test('a row marked and approved during a pending decision stays marked and is sent after it', async () => {
  const rows = await queue();
  await rows.mark(1);
  await rows.approve();
  await rows.mark(1, 2, 3);
  await rows.approve();
  expect(rows.sent()).toEqual(['1']);
  expect(rows.pending()).toBe('1,2,3');
  await rows.answer();
  expect(rows.marked()).toBe('2,3');
  expect(rows.sent()).toEqual(['2,3']);
  await rows.answer();
  expect([rows.marked(), rows.pending()]).toEqual(['', '']);
});

test('a second press on the same rows sends nothing more, and undelivered decisions stay marked for a retry', async () => {
  const rows = await queue();
  await rows.mark(1);
  await rows.approve();
  await rows.approve();
  expect(rows.sent()).toEqual(['1']);
  await rows.fail();
  expect([rows.marked(), rows.pending()]).toEqual(['1', '']);
  expect(rows.sent()).toEqual([]);
  await rows.approve();
  expect(rows.sent()).toEqual(['1']);
});
