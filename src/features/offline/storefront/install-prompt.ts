import type { InstallPrompt } from '#web/keep-install-prompt.ts';

/** The browser's offer to install the shop; waits for it for so long. It is good for one question. */
export function takeInstallPrompt(patienceMs: number, signal: AbortSignal): Promise<InstallPrompt | null> {
  const taken = () => {
    const prompt = window.installPrompt ?? null;
    window.installPrompt = undefined;
    return prompt;
  };
  if (window.installPrompt !== undefined || !('onbeforeinstallprompt' in window)) return Promise.resolve(taken());
  return new Promise((resolve) => {
    const done = () => { resolve(signal.aborted ? null : taken()); };
    // Behind the listener that keeps it.
    addEventListener('beforeinstallprompt', done, { once: true, signal });
    setTimeout(done, patienceMs);
  });
}
