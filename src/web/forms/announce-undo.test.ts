import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session.ts';
import { announceUndo } from './announce-undo.ts';

interface Offered {
  readonly message: string;
  readonly press: () => void;
}
const shop = vi.hoisted(() => ({ said: [] as Offered[], by: 1 }));
vi.mock('#ui/feedback/toast.tsx', () => ({
  announce: (message: string, _: string, { action }: { action: { onPress: () => void } }) => {
    shop.said.push({ message, press: action.onPress });
  },
}));
vi.mock('../session/session.ts', () => ({
  currentSession: () => ({ state: 'customer', customer: { id: shop.by } }) as Session,
}));

const undo = vi.fn<() => Promise<boolean>>();
const pressLast = async () => {
  shop.said.at(-1)?.press();
  await vi.waitFor(() => Promise.resolve());
};

beforeEach(() => {
  Object.assign(shop, { said: [], by: 1 });
  undo.mockReset();
  announceUndo('removed', 'bring back', undo);
});

test('a failed undo can be retried until it succeeds', async () => {
  undo.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await pressLast();
  expect(shop.said.map(({ message }) => message)).toEqual(['removed', 'removed']);
  await pressLast();
  expect([undo.mock.calls.length, shop.said.length]).toEqual([2, 2]);
});

test('no other user gets the button', async () => {
  undo.mockImplementation(() => {
    shop.by = 2;
    return Promise.resolve(false);
  });
  await pressLast();
  expect(shop.said).toHaveLength(1);
});
