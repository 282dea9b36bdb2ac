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
 * Holds the browser's install offer until the shopper gets it: it comes once, maybe before the part that shows it is
 * loaded.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event as InstallPrompt;
  });
}
