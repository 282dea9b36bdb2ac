/** What a browser that can install the shop hands to the page. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
}

/**
 * Holds the browser's install prompt until the shopper gets it: it comes once to a page, on a slow phone before any module is
 * there. As text, for the start that stands in the document (`start-after-paint.ts`).
 */
export const keepInstallPrompt = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installPrompt=e});`;
