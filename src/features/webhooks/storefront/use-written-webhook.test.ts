import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '#web/session/session.ts';
import type { Webhook, WebhookFields } from '../webhooks.contract.ts';
import { useWrittenWebhook } from './use-written-webhook.ts';

vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  setSession({ state: 'customer', customer: { id: Math.random() } } as Session);
});

test('a second save sends the version returned by the first, while its list has the earlier one', async () => {
  const webhook = { id: 7, version: 1, name: 'Stock', url: 'https://a.example', types: ['order.placed'], seller: null };
  const sent: number[] = [];
  const answers: ((answer: Webhook) => void)[] = [];
  const onSaved = vi.fn<() => void>();
  const form = await usedHook(() =>
    useWrittenWebhook({
      webhook: webhook as unknown as Webhook,
      onSaved,
      send: (_fields: WebhookFields, { version }) => {
        sent.push(version);
        return new Promise((answer) => answers.push(answer));
      },
    }),
  );
  const answer = (name: string, version: number) =>
    form.act(() => answers.shift()?.({ ...webhook, name, version } as unknown as Webhook));

  await form.act(() => form.now().draft.change({ name: 'Stock of the east' }));
  await form.act(() => void form.now().save());
  await form.act(() => form.now().draft.change({ name: 'Stock of the west' }));
  await answer('Stock of the east', 2);
  expect([onSaved.mock.calls.length, form.now().draft.value.name]).toEqual([0, 'Stock of the west']);
  await form.act(() => void form.now().save());
  await answer('Stock of the west', 3);
  expect(sent).toEqual([1, 2]);
  expect(onSaved).toHaveBeenCalledOnce();
});
