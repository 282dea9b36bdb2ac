import { expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useSentCode } from './use-sent-code.ts';

vi.mock('#ui/theme/language-context.tsx', () => ({
  useMessages: () => new Proxy({}, { get: (_, name) => name }),
}));

/** Renders the code boxes with calls whose responses the test controls. */
async function boxes() {
  const calls: { call: string; answer: (error?: Error) => void }[] = [];
  const held = (call: string) =>
    new Promise<void>((resolve, reject) => {
      calls.push({
        call,
        answer: (error) => {
          if (error === undefined) resolve();
          else reject(error);
        },
      });
    });
  let sessionId = 'first';
  const onVerified = vi.fn(() => Promise.resolve());
  const hook = await usedHook(() => {
    const session = sessionId;
    return useSentCode({
      sessionId: session,
      verify: (code) => held(`${code} of ${session}`),
      onVerified,
      resendAt: 0,
      resend: () => held('send again'),
    });
  });
  const answer = async (call: string, error?: Error) => {
    const found = calls.find((one) => one.call === call);
    if (found === undefined) throw new Error(`${call} was not called but ${calls.map((one) => one.call).join()}`);
    calls.splice(calls.indexOf(found), 1);
    await hook.act(() => {
      found.answer(error);
    });
  };
  return {
    ...hook,
    answer,
    onVerified,
    called: () => calls.map(({ call }) => call),
    sendAnother: async (id: string) => {
      sessionId = id;
      await hook.draw();
    },
    /** The last digit submits. */
    typeWhole: (code: string) =>
      hook.act(() => {
        hook.now().type(code);
        void hook.now().send(code);
      }),
    pressAgain: () =>
      hook.act(() => {
        void hook.now().sendAgain();
      }),
  };
}

const refused = new CallRefused(400, { code: 'wrong-code' });

test('a complete code typed during a resend is submitted after it, with the session of the response', async () => {
  const form = await boxes();
  await form.pressAgain();
  await form.typeWhole('1234');
  expect(form.called()).toEqual(['send again']);
  await form.sendAnother('second');
  await form.answer('send again');
  expect(form.called()).toEqual(['1234 of second']);
  expect(form.now()).toMatchObject({ code: '1234', doing: 'verifying' });
});

test('it waits if the response arrives before its session', async () => {
  const form = await boxes();
  await form.pressAgain();
  await form.typeWhole('1234');
  await form.answer('send again');
  expect(form.called()).toEqual([]);
  await form.sendAnother('second');
  expect(form.called()).toEqual(['1234 of second']);
});

test('a corrected code completed while a wrong one is verified is submitted afterwards, the same code only once', async () => {
  const form = await boxes();
  await form.typeWhole('1234');
  await form.typeWhole('1234');
  await form.answer('1234 of first', refused);
  expect(form.called()).toEqual([]);
  await form.typeWhole('1235');
  await form.typeWhole('1236');
  await form.answer('1235 of first', refused);
  expect(form.called()).toEqual(['1236 of first']);
});

test('if the resend fails it is submitted as the code of the previous message', async () => {
  const form = await boxes();
  await form.pressAgain();
  await form.typeWhole('1234');
  await form.answer('send again', refused);
  expect(form.called()).toEqual(['1234 of first']);
});

test('a code edited further is not submitted before it is complete again', async () => {
  const form = await boxes();
  await form.pressAgain();
  await form.typeWhole('1234');
  await form.act(() => {
    form.now().type('12');
  });
  await form.answer('send again');
  expect(form.called()).toEqual([]);
  expect(form.now()).toMatchObject({ code: '12', doing: 'nothing' });
});

test('a refused code is cleared by a resend, and is not submitted again', async () => {
  const form = await boxes();
  await form.typeWhole('1234');
  await form.answer('1234 of first', refused);
  await form.pressAgain();
  await form.answer('send again');
  expect(form.called()).toEqual([]);
  expect(form.now()).toMatchObject({ code: '', doing: 'nothing' });
});

test('while a code is verified no other is sent', async () => {
  const form = await boxes();
  await form.typeWhole('1234');
  await form.pressAgain();
  expect(form.called()).toEqual(['1234 of first']);
  await form.answer('1234 of first');
  expect(form.now().doing).toBe('done');
});

test('a code that is refused after an answer that never came may have been used by that: the way on is another one', async () => {
  const form = await boxes();
  await form.typeWhole('1234');
  await form.answer('1234 of first', new CallRefused(0, {}));
  expect(form.now().status?.text).toBe('noAnswer');
  await form.typeWhole('1234');
  await form.answer('1234 of first', refused);
  expect(form.now().status?.text).toBe('perhapsUsed');
  await form.sendAnother('second');
  await form.typeWhole('4321');
  await form.answer('4321 of second', refused);
  expect(form.now().status?.text).toBe('wrongCode');
});
