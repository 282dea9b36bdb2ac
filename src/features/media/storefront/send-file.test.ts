import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { onWrite } from '#web/data/touched.ts';
import { sendFileTo } from './send-file.ts';

vi.mock('#web/data/api.ts', () => ({
  asSignedIn: (send: (authorization: string) => Promise<unknown>) => send('Bearer a'),
}));
vi.mock('#web/data/page-language.ts', () => ({ inPageLanguage: () => ({}) }));

/** A fake request whose progress and response are controlled by the test. */
class HeldRequest {
  static last: HeldRequest;
  status = 0;
  response: unknown = null;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onabort?: () => void;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  send() {
    HeldRequest.last = this;
  }
  abort() {
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sending() {
  const leaving = new AbortController();
  const sent = sendFileTo('/api/uploads/files/', new File(['x'], 'a.txt', { type: 'text/plain' }), {
    signal: leaving.signal,
    onProgress: () => undefined,
  });
  const outcome = sent.then(
    () => 'arrived',
    (error: unknown) => (error instanceof CallRefused ? `refused ${error.status}` : (error as Error).name),
  );
  return { outcome, leave: () => leaving.abort(), request: HeldRequest.last };
}

test('an upload of which nothing leaves for twenty seconds has reached nobody', async () => {
  const { outcome } = sending();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('refused 0');
});

test('one that goes on slowly is not given up, nor is one that the shop works on', async () => {
  const { outcome, request } = sending();
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(19_000);
    request.upload.onprogress?.({ loaded, total: 3 });
  }
  request.upload.onload?.();
  await vi.advanceTimersByTimeAsync(50_000);
  request.status = 201;
  request.onload?.();
  expect(await outcome).toBe('arrived');
});

test('who takes it back sees no error', async () => {
  const { outcome, leave } = sending();
  leave();
  expect(await outcome).toBe('AbortError');
});

test('a file that has arrived is announced as any write is', async () => {
  const listener = vi.fn();
  const stop = onWrite(listener);
  const { outcome, request } = sending();
  request.status = 202;
  request.onload?.();
  expect(await outcome).toBe('arrived');
  expect(listener).toHaveBeenCalledWith(['uploads']);
  stop();
});
