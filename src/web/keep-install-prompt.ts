/** The event of a browser that can install the shop as an app. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
}

/**
 * Stores the browser's install prompt until it is displayed: the event fires once per page, on a slow phone before any module is loaded. A string,
 * for the inline start script of the document (`start-after-paint.ts`).
 */
export const keepInstallPrompt = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installPrompt=e});`;
