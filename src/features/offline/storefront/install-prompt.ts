import type { InstallPrompt } from '#web/keep-install-prompt.ts';

/**
 * The browser's offer to install the shop; waits for it for so long. It stays until it is used: it is good for one
 * prompt.
 */
export function installPrompt(patienceMs: number, signal: AbortSignal): Promise<InstallPrompt | null> {
  const now = () => window.installPrompt ?? null;
  if (window.installPrompt !== undefined || !('onbeforeinstallprompt' in window)) return Promise.resolve(now());
  return new Promise((resolve) => {
    const done = () => {
      resolve(signal.aborted ? null : now());
    };
    // Behind the listener that keeps it.
    addEventListener('beforeinstallprompt', done, { once: true, signal });
    setTimeout(done, patienceMs);
  });
}
