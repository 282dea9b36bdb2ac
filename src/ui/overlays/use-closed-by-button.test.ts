import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '../used-hook.factory.ts';
import { useClosedByButton } from './use-closed-by-button.ts';

const listeners = new Map<string, (event: { preventDefault: () => void }) => void>();

beforeEach(() => {
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
});

/** Returns whether the browser requires a confirmation before the page is left. */
function isConfirmed(): boolean {
  const preventDefault = vi.fn<() => void>();
  listeners.get('beforeunload')?.({ preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test('content displayed once stays until its button confirms it; a reload requires confirmation meanwhile', async () => {
  const dialog = { isHeld: false };
  const close = vi.fn<() => void>();
  const hook = await usedHook(() => useClosedByButton(dialog.isHeld, close));
  await hook.act(() => hook.now().onClose());
  expect([close.mock.calls.length, hook.now().tries, isConfirmed()]).toEqual([1, 0, false]);

  dialog.isHeld = true;
  await hook.draw();
  await hook.act(() => hook.now().onClose());
  await hook.act(() => hook.now().onClose());
  expect([close.mock.calls.length, hook.now().tries, isConfirmed()]).toEqual([1, 2, true]);
  await hook.act(() => hook.now().onTaken());
  expect(close).toHaveBeenCalledTimes(2);

  dialog.isHeld = false;
  await hook.draw();
  expect([hook.now().tries, isConfirmed()]).toEqual([0, false]);
});

test('every screen that displays content once uses this guard', () => {
  const root = path.resolve(import.meta.dirname, '../../features');
  const screens = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/](?:admin|storefront)[\\/].*\.tsx$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const once = screens.filter(({ text }) => /<(?:SecretOnce|StoredButton|KeyOnce|WebhookSecret)\b/.test(text));
  expect(once.length).toBeGreaterThanOrEqual(4);
  // A dialog that displays a secret is closed through the hook; a part of such a dialog receives it as a prop.
  const loose = once.filter(({ text }) => !/useClosedByButton\(|: ClosedByButton\b/.test(text));
  expect(loose.map(({ file }) => file)).toEqual([]);
});
