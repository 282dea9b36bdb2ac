import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { RequestKey } from '#web/forms/request-key.ts';
import { setSession, type Session } from '#web/session/session.ts';
import type { Invoice } from '../invoices.contract.ts';
import { useCorrection } from './use-correction.ts';

const sent: unknown[] = [];
vi.mock('#web/data/api.ts', () => ({
  staffApi: (_call: string, { body }: { body: unknown }) => {
    sent.push(body);
    return Promise.reject(new CallRefused(0, {}));
  },
}));

const invoiceOf = (document: string, name: string) =>
  ({
    number: '1042',
    document,
    buyer: { name, tax_id: null, economic_code: null, line: 'خیابان ولیعصر، پلاک ۱', postal_code: '1134567891' },
  }) as unknown as Invoice;

beforeEach(() => {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('sessionStorage', none);
  setSession({ state: 'customer', customer: { id: Math.random() } } as Session);
  sent.length = 0;
});

test('a correction whose response was lost is not issued twice by the next press', async () => {
  let invoice = invoiceOf('A1', 'نسترن پایدار');
  const dialog = await usedHook(() => useCorrection(invoice));
  const key = new RequestKey();
  await dialog.act(() => dialog.now().draft.change({ name: 'شرکت نمونه' }));
  await dialog.act(() =>
    dialog
      .now()
      .correct(key)
      .catch(() => undefined),
  );
  expect(sent).toMatchObject([{ document: 'A1', name: 'شرکت نمونه' }]);
  // The document was issued although the response was lost, and the page has reloaded the invoice.
  invoice = invoiceOf('A2', 'شرکت نمونه');
  await dialog.draw();
  let issued: Invoice | undefined;
  await dialog.act(async () => {
    issued = await dialog.now().correct(key);
  });
  expect([issued?.document, sent.length]).toEqual(['A2', 1]);
});

test('a correction that was not issued is resent unchanged', async () => {
  const invoice = invoiceOf('B1', 'نسترن پایدار');
  const dialog = await usedHook(() => useCorrection(invoice));
  const key = new RequestKey();
  await dialog.act(() => dialog.now().draft.change({ name: 'شرکت نمونه' }));
  for (const press of [1, 2]) {
    await dialog.act(() =>
      dialog
        .now()
        .correct(key)
        .catch(() => undefined),
    );
    expect(sent).toHaveLength(press);
  }
  expect(sent[1]).toEqual(sent[0]);
});
