import { expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useAction } from './use-action.ts';

vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#ui/theme/language-context.tsx', () => ({
  useMessages: () => ({
    noAnswer: 'no network',
    perhapsOwn: 'perhaps yours',
    perhapsDone: 'Perhaps it was done.',
    firstDone: 'the first was done',
  }),
}));

test('an undelivered call is reported, even where its screen has its own messages for refusals', async () => {
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

test("a conflict may be one's own save, where the previous attempt's response was lost", async () => {
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

test('a refusal after a lost response states that the first attempt may be its reason; a wrong field does not', async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  const fail = (error: CallRefused) => action.act(() => action.now().run(() => Promise.reject(error)));
  const decided = new CallRefused(409, { code: 'product-decided', message: 'It is decided.' });
  await fail(decided);
  expect(action.now().message).toBe('It is decided.');
  await fail(new CallRefused(0, {}));
  await fail(decided);
  expect(action.now().message).toBe('It is decided. Perhaps it was done.');
  await fail(new CallRefused(0, {}));
  await fail(new CallRefused(400, { code: 'link-ended', message: 'The link has ended.' }));
  expect(action.now().message).toBe('The link has ended. Perhaps it was done.');
  await fail(new CallRefused(0, {}));
  await fail(new CallRefused(409, { message: 'Some are taken.', fields: { slug: 'Taken.' } }));
  expect(action.now().message).toBe('Some are taken.');
});

test('a missing item on delete, after a lost response, may have been deleted by oneself', async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  const fail = (error: CallRefused) => action.act(() => action.now().run(() => Promise.reject(error)));
  const gone = (call: string, afterUnanswered: boolean) =>
    new CallRefused(404, { code: 'synonym-not-found', message: 'There is none.' }, call, afterUnanswered);
  await fail(gone('DELETE /api/admin/synonyms/:id/', true));
  expect(action.now().message).toBe('There is none. Perhaps it was done.');
  await fail(gone('DELETE /api/admin/synonyms/:id/', false));
  expect(action.now().message).toBe('There is none.');
  await fail(gone('PUT /api/admin/synonyms/:id/', true));
  expect(action.now().message).toBe('There is none.');
});

test('a wrong field or a busy shop after a lost response does not clear it: the first attempt may be done', async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  const fail = (error: CallRefused) => action.act(() => action.now().run(() => Promise.reject(error)));
  const changed = new CallRefused(409, { code: 'changed-meanwhile', message: 'Somebody else has changed it.' });
  await fail(new CallRefused(0, {}));
  await fail(new CallRefused(400, { message: 'Too long.', fields: { name: 'Too long.' } }));
  await fail(new CallRefused(503, { message: 'Busy.' }));
  await fail(changed);
  expect(action.now().message).toBe('perhaps yours');
  await fail(changed);
  expect(action.now().message).toBe('Somebody else has changed it.');
});

test("where a call's item is known, a lost response for another does not count for it", async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  const fail = (error: CallRefused) => action.act(() => action.now().run(() => Promise.reject(error)));
  const decided = { code: 'approval-decided', message: 'It is decided.' };
  await fail(new CallRefused(0, {}, '', false));
  await fail(new CallRefused(409, decided, '', false));
  expect(action.now().message).toBe('It is decided.');
  await fail(new CallRefused(409, decided, '', true));
  expect(action.now().message).toBe('It is decided. Perhaps it was done.');
});

test('a gateway error without a sentence of the shop is no response, and the call may be done', async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  await action.act(() => action.now().run(() => Promise.reject(new CallRefused(504, {}))));
  expect([action.now().message, action.now().lost]).toEqual(['no network', true]);
});

test('what was done under the key of a lost response is named, and the next press has another key', async () => {
  const action = await usedHook(() => useAction({ quiet: true }));
  const send = async (body: unknown, error: CallRefused) => {
    const key = action.now().key.once('credit of:7', body);
    await action.act(() => action.now().run(() => Promise.reject(error)));
    return key;
  };
  const first = await send({ amount: 50_000 }, new CallRefused(0, {}));
  const second = await send({ amount: 60_000 }, new CallRefused(422, { code: 'idempotency-key-reused' }));
  expect([second === first, action.now().message]).toEqual([true, 'the first was done']);
  expect(await send({ amount: 60_000 }, new CallRefused(0, {}))).not.toBe(first);
});
