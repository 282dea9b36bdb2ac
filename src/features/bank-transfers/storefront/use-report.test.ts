import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { draftText } from '#web/forms/stored-draft.ts';
import { setSession, type Session } from '#web/session/session.ts';
import type { TransferPage } from '../bank-transfers.contract.ts';
import { reportDraftName, useReport } from './use-report.ts';

const answers: ((reported: TransferPage) => void)[] = [];
vi.mock('#web/data/api.ts', () => ({
  customerApi: () => new Promise((resolve) => answers.push(resolve)),
}));
vi.mock('#features/media/storefront/use-upload.ts', () => ({
  useUpload: () => ({ busy: false, keys: [], clear: () => undefined }),
}));
vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));

const number = '1042';
const page = (reference: string | null) =>
  ({
    number,
    due: 100_000,
    report: reference === null ? null : { status: 'waiting', reference, amount: 100_000 },
  }) as unknown as TransferPage;

beforeEach(() => {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('sessionStorage', none);
  setSession({ state: 'customer', customer: { id: Math.random() } } as Session);
  answers.length = 0;
});

async function form() {
  let stored = page(null);
  const reported: boolean[] = [];
  const hook = await usedHook(() =>
    useReport({
      transfer: stored,
      onReported: (next, isWhole) => {
        stored = next;
        reported.push(isWhole);
      },
    }),
  );
  const type = (reference: string) => hook.act(() => hook.now().draft.change({ reference }));
  return { hook, type, reported };
}

test('a report without later input is complete, and its form may close', async () => {
  const { hook, type, reported } = await form();
  await type('14141414');
  await hook.act(() => hook.now().send());
  await hook.act(() => answers[0]?.(page('14141414')));
  await hook.draw();
  expect([reported, draftText(reportDraftName(number))]).toEqual([[true], '']);
});

test('input typed while a report is being sent remains, to be sent as its correction', async () => {
  const { hook, type, reported } = await form();
  await type('14141414');
  await hook.act(() => hook.now().send());
  await type('1414141499');
  await hook.act(() => answers[0]?.(page('14141414')));
  await hook.draw();
  expect(reported).toEqual([false]);
  expect(hook.now().draft).toMatchObject({ value: { reference: '1414141499' }, both: null });
  expect(draftText(reportDraftName(number))).not.toBe('');
});
