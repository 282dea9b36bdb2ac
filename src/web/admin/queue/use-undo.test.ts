import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUndo } from './use-undo.ts';

const announce = vi.hoisted(() =>
  vi.fn<
    (message: string, tone: string, more: { id: string; stays: number; action: { onPress: () => void } }) => void
  >(),
);
const run = vi.hoisted(() => vi.fn<(action: () => Promise<unknown>, done: null) => Promise<boolean>>());
vi.mock('#ui/feedback/toast.tsx', () => ({ announce }));
vi.mock('#ui/theme/language-context.tsx', () => ({ useMessages: () => ({ undo: 'Undo' }) }));
vi.mock('#web/forms/use-action.ts', () => ({ useAction: () => ({ run }) }));

/** The hook in a component that is rendered once. */
function used(): ReturnType<typeof useUndo> {
  let found: ReturnType<typeof useUndo> | undefined;
  renderToString(
    createElement(function Screen() {
      found = useUndo();
      return null;
    }),
  );
  if (found === undefined) throw new Error('The screen was not drawn.');
  return found;
}

const pressLast = () => announce.mock.lastCall?.[2].action.onPress();

beforeEach(() => {
  vi.clearAllMocks();
  run.mockImplementation(async (action) => {
    try {
      await action();
      return true;
    } catch {
      return false;
    }
  });
});

test('the key undoes the last decision, once', () => {
  const { undo, announceDone } = used();
  const takeBack = vi.fn(() => Promise.resolve());
  undo();
  expect(run).not.toHaveBeenCalled();
  announceDone('two are published', takeBack);
  undo();
  undo();
  expect(takeBack).toHaveBeenCalledOnce();
});

test("the toast's button and the key share one undo: pressing both undoes once", () => {
  const { undo, announceDone } = used();
  const takeBack = vi.fn(() => Promise.resolve());
  announceDone('one is published', takeBack);
  expect(announce.mock.lastCall).toMatchObject(['one is published', 'good', { id: 'undo', stays: 10_000 }]);
  pressLast();
  undo();
  expect(takeBack).toHaveBeenCalledOnce();
});

test('a later decision replaces the previous one and its toast', () => {
  const { undo, announceDone } = used();
  const [first, second] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  announceDone('first', first);
  announceDone('second', second);
  expect(announce.mock.calls.map(([, , { id }]) => id)).toEqual(['undo', 'undo']);
  undo();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('an undelivered undo can be retried, unless something else was decided meanwhile', async () => {
  const { undo, announceDone } = used();
  const takeBack = vi.fn(() => Promise.reject(new Error('no network')));
  announceDone('first', takeBack);
  undo();
  await vi.waitFor(() => {
    undo();
    expect(takeBack).toHaveBeenCalledTimes(2);
  });
  const later = vi.fn(() => Promise.resolve());
  announceDone('second', later);
  await Promise.resolve();
  undo();
  expect(later).toHaveBeenCalledOnce();
  expect(takeBack).toHaveBeenCalledTimes(2);
});
