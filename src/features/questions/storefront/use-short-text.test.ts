import { expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import { setSession } from '#web/session/session.ts';
import { useShortText } from './use-short-text.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#ui/theme/language-context.tsx', () => ({
  useMessages: () => ({ notSent: 'not sent', empty: 'empty', noAnswer: 'no network' }),
}));

/** Renders a question form whose request the test completes. */
async function question(slug: string) {
  setSession({ state: 'guest' });
  const sent: { key: string; resolve: () => void; reject: (error: CallRefused) => void }[] = [];
  const onDone = vi.fn();
  const onSend = (text: string, key: RequestKey) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ key: key.for(`question:${slug}`, { text }), resolve, reject });
    });
  const form = await usedHook(() => useShortText({ draft: `question:${slug}`, max: 300, onSend, onDone }));
  const type = (text: string) => form.act(() => form.now().setText(text));
  const press = () => form.act(() => form.now().send());
  return { form, sent, onDone, type, press };
}

test('text typed while a question is pending is retained, and its form stays open for it', async () => {
  const { form, sent, onDone, type, press } = await question('a-lamp');
  await type('چند وات است؟');
  await press();
  await type('چند وات است؟ سیمش چقدر است؟');
  await form.act(() => sent[0]?.resolve());
  expect([form.now().text, onDone.mock.calls.length]).toEqual(['سیمش چقدر است؟', 0]);
  await press();
  await form.act(() => sent[1]?.resolve());
  expect([form.now().text, onDone.mock.calls.length]).toEqual(['', 1]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a question whose response was lost is resent under its key, and a corrected one under another', async () => {
  const { form, sent, type, press } = await question('a-bowl');
  await type('جنسش چیست؟');
  await press();
  await form.act(() => sent[0]?.reject(new CallRefused(0, {})));
  expect(form.now().sending.message).toBe('not sent');
  await press();
  await form.act(() => sent[1]?.reject(new CallRefused(0, {})));
  await type('جنس لعابش چیست؟');
  await press();
  const [first, again, corrected] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
});
