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

test('an upload that sends nothing for twenty seconds is reported as not delivered', async () => {
  const { outcome } = sending();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('refused 0');
});

test('a slow upload, or one the server is processing, is not aborted', async () => {
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

test('a cancelled upload reports no error', async () => {
  const { outcome, leave } = sending();
  leave();
  expect(await outcome).toBe('AbortError');
});

test('an arrived file is announced like any write', async () => {
  const listener = vi.fn();
  const stop = onWrite(listener);
  const { outcome, request } = sending();
  request.status = 202;
  request.onload?.();
  expect(await outcome).toBe('arrived');
  expect(listener).toHaveBeenCalledWith(['uploads']);
  stop();
});
