import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { downloadFile } from './download.ts';

vi.mock('./api.ts', () => ({ asSignedIn: (send: (authorization: string) => Promise<unknown>) => send('Bearer a') }));
vi.mock('./page-language.ts', () => ({ inPageLanguage: () => ({}) }));

/** The file's stream, whose chunks the test controls. */
let parts: ReadableStreamDefaultController<Uint8Array>;
let begin: () => void;
const saved: { href: string; download: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        parts = controller;
        signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      },
    });
    return new Promise<Response>((resolve, reject) => {
      begin = () => resolve(new Response(body, { status: 200, headers: { 'content-type': 'text/csv' } }));
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => saved.push(link) };
      return link;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const outcomeOf = (download: Promise<void>) =>
  download.then(
    () => 'saved',
    (error: unknown) => (error instanceof CallRefused ? `refused ${error.status}` : 'failed'),
  );

test('a slow download is saved whole', async () => {
  const outcome = outcomeOf(downloadFile('/api/admin/orders/export/', 'orders.csv'));
  await vi.advanceTimersByTimeAsync(50_000);
  begin();
  for (const text of ['a,', 'b,', 'c']) {
    await vi.advanceTimersByTimeAsync(19_000);
    parts.enqueue(new TextEncoder().encode(text));
  }
  parts.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome).toBe('saved');
  expect(saved).toMatchObject([{ download: 'orders.csv' }]);
});

test.each([
  ['of which nothing comes', 60_000, () => undefined],
  ['that stops on its way', 20_000, () => begin()],
])('a file %s has reached nobody', async (_, ms, first) => {
  const outcome = outcomeOf(downloadFile('/api/admin/orders/export/', 'orders.csv'));
  await vi.advanceTimersByTimeAsync(0);
  first();
  await vi.advanceTimersByTimeAsync(ms);
  expect(await outcome).toBe('refused 0');
  expect(saved).toEqual([]);
});
