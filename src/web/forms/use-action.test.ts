import { expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useAction } from './use-action.ts';

vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#ui/theme/language-context.tsx', () => ({
  useMessages: () => ({ noAnswer: 'no network', perhapsOwn: 'perhaps yours' }),
}));

test('a call that reached nobody says so, also where its screen has words of its own for what the shop refuses', async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  const fail = (error: CallRefused) =>
    action.act(() =>
      action.now().run(
        () => Promise.reject(error),
        null,
        ({ message }) => message,
      ),
    );
  await fail(new CallRefused(0, {}));
  expect(action.now().message).toBe('no network');
  await fail(new CallRefused(400, { message: 'The phone is taken.' }));
  expect(action.now().message).toBe('The phone is taken.');
});

test('what was changed meanwhile may be one’s own save, where the answer of the try before it was lost', async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  const fail = (error: CallRefused) => action.act(() => action.now().run(() => Promise.reject(error)));
  const changed = new CallRefused(409, { code: 'changed-meanwhile', message: 'Somebody else has changed it.' });
  await fail(changed);
  expect(action.now().message).toBe('Somebody else has changed it.');
  await fail(new CallRefused(0, {}));
  await fail(changed);
  expect(action.now().message).toBe('perhaps yours');
  await fail(changed);
  expect(action.now().message).toBe('Somebody else has changed it.');
});
