import { announce } from '#ui/feedback/toast.tsx';
import { browserNow } from '#web/browser-clock.ts';
import type { InstallPrompt } from '#web/keep-install-prompt.ts';
import { mayOfferInstalling, pastOfferText, readPastOffer, type PastOffer } from '../install-offer.rules.ts';
import type { offlineMessages } from '../offline.messages.ts';
import { installPrompt } from './install-prompt.ts';

type Texts = (typeof offlineMessages)['fa'];

const key = 'install-offer';
const toast = 'install-offer';
const staysMs = 5_000;
const patienceMs = 1_500;
/** The delay before the prompt, so that it appears only to visitors who stay; its toast is loaded when the page has long been idle. */
const lookedAroundMs = 3_500;

/**
 * Displays the install prompt for five seconds, and not again for a while: with the browser's own dialog where it has one, otherwise with
 * instructions. Returns a function that cancels it.
 */
export function offerInstalling(t: Texts): () => void {
  const leaving = new AbortController();
  if (isInstalled() || !mayOfferInstalling(readPastOffer(cached()), browserNow())) return () => undefined;
  addEventListener(
    'appinstalled',
    () => {
      remember('installed');
    },
    { once: true },
  );
  const lookedAround = new Promise((resolve) => setTimeout(resolve, lookedAroundMs));
  void Promise.all([installPrompt(patienceMs, leaving.signal), lookedAround]).then(([prompt]) => {
    if (leaving.signal.aborted) return;
    remember('passed');
    announce(prompt === null ? howTo(t) : t.install, 'plain', {
      id: toast,
      stays: staysMs,
      canWait: true,
      onClose: () => {
        remember('closed');
      },
      action: prompt === null ? undefined : { label: t.installNow, onPress: () => void install(prompt, t) },
    });
  });
  return () => {
    leaving.abort();
  };
}

/** Opens the browser's install dialog, whose event can be used only once. */
export async function install(prompt: InstallPrompt, t: Texts): Promise<void> {
  window.installPrompt = undefined;
  const { outcome } = await prompt.prompt();
  remember(outcome === 'accepted' ? 'installed' : 'closed');
  if (outcome === 'accepted') announce(t.installed, 'good');
}

/** Returns the instructions: Safari installs from its share sheet, other browsers from their menu. */
function howTo(t: Texts): string {
  const { userAgent, maxTouchPoints } = navigator;
  const onApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return onApple ? t.installOnApple : t.installByMenu;
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

function cached(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(ended: PastOffer['ended']): void {
  try {
    localStorage.setItem(key, pastOfferText({ ended, at: browserNow() }));
  } catch {
    // Without browser storage, the prompt is displayed each time.
  }
}
