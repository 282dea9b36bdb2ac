import type { InstallPrompt } from '#web/keep-install-prompt.ts';

/** Returns the browser's install prompt event, waiting for it up to a time. It is not consumed: it is valid for one dialog. */
export function installPrompt(patienceMs: number, signal: AbortSignal): Promise<InstallPrompt | null> {
  const now = () => window.installPrompt ?? null;
  if (window.installPrompt !== undefined || !('onbeforeinstallprompt' in window)) return Promise.resolve(now());
  return new Promise((resolve) => {
    const done = () => {
      resolve(signal.aborted ? null : now());
    };
    // Runs after the listener that stores the event.
    addEventListener('beforeinstallprompt', done, { once: true, signal });
    setTimeout(done, patienceMs);
  });
}
