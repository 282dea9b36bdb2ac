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
/**
 * Nobody gets the offer before having looked around; and what announces it is fetched when the page is long at rest.
 */
const lookedAroundMs = 3_500;

/**
 * Offers to put the shop on the home screen, for five seconds, and not again for a while: by the browser's own question
 * where it has one, else by saying how. Answers how to stop.
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

/** Opens the browser's own question, which is used up by that. */
export async function install(prompt: InstallPrompt, t: Texts): Promise<void> {
  window.installPrompt = undefined;
  const { outcome } = await prompt.prompt();
  remember(outcome === 'accepted' ? 'installed' : 'closed');
  if (outcome === 'accepted') announce(t.installed, 'good');
}

/** Safari installs from its share sheet alone; elsewhere it is in the menu. */
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
    // Where the browser stores nothing, the offer is made each time.
  }
}
