import { beforeEach, expect, test, vi } from 'vitest';
import { recoverFromDeploys } from './stale-files.ts';

vi.mock('./page-version.ts', () => ({ pageVersion: () => 'build 1' }));
const { fetchingAhead } = vi.hoisted(() => ({ fetchingAhead: vi.fn(() => false) }));
vi.mock('#ui/loaded-later.tsx', () => ({ isFetchingAhead: fetchingAhead }));

class Field {
  value = '';
  isConnected = true;
  matches = () => true;
}

let page: EventTarget;
const reload = vi.fn();
const offered = vi.fn();

/** Simulates typing into a field, with the event that the page listens for. */
function type(field: Field, text: string): void {
  field.value = text;
  const event = new Event('input');
  Object.defineProperty(event, 'target', { value: field });
  page.dispatchEvent(event);
}

beforeEach(() => {
  page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', Field);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/contact', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.clearAllMocks();
});

const partIsMissing = () => page.dispatchEvent(new Event('vite:preloadError'));

test('a file removed by a new version reloads the page once', () => {
  const stop = recoverFromDeploys(offered);
  partIsMissing();
  partIsMissing();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

test('a missing prefetched file does not reload the page', () => {
  const stop = recoverFromDeploys(offered);
  fetchingAhead.mockReturnValueOnce(true);
  partIsMissing();
  expect(reload).not.toHaveBeenCalled();
  partIsMissing();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

test('with typed text, a reload is suggested instead, until the text is gone', () => {
  const stop = recoverFromDeploys(offered);
  const field = new Field();
  type(field, 'half a sentence');
  partIsMissing();
  expect([reload.mock.calls.length, offered.mock.calls.length]).toEqual([0, 1]);
  type(field, ' ');
  partIsMissing();
  expect([reload.mock.calls.length, offered.mock.calls.length]).toEqual([1, 1]);
  stop();
});

test('text in a field no longer on the page does not block the reload', () => {
  const stop = recoverFromDeploys(offered);
  const field = new Field();
  type(field, 'half a sentence');
  field.isConnected = false;
  partIsMissing();
  expect([reload.mock.calls.length, offered.mock.calls.length]).toEqual([1, 0]);
  stop();
});
