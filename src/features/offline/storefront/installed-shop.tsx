import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { offlineMessages } from '../offline.messages.ts';
import { offerInstalling } from './install-offer.ts';
import { recoverFromDeploys } from './stale-files.ts';
import { notifyWorker } from './notify-worker.ts';
import { registerWorker } from './worker-client.ts';

/** The minimum stay after which a page counts as visited. */
const staysMs = 1_500;
const newVersionToast = 'new-version';

/** Loaded when the browser is idle: registers the service worker, announces new versions, and displays the install prompt. Renders nothing itself. */
export function InstalledShop() {
  const t = useMessages(offlineMessages);
  const { pathname, search } = useLocation();

  useEffect(() => {
    const announceVersion = (onPress: () => void) => {
      announce(t.newVersion, 'plain', {
        id: newVersionToast,
        stays: Infinity,
        canWait: true,
        action: { label: t.refresh, onPress },
      });
    };
    const stopRecovering = recoverFromDeploys(() => {
      announceVersion(() => {
        location.reload();
      });
    });
    const stopRegistering = registerWorker(announceVersion);
    return () => {
      stopRecovering();
      stopRegistering();
    };
  }, [t]);

  useEffect(() => {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (saving) return;
    const timer = setTimeout(() => {
      notifyWorker({ kind: 'seen', address: `${pathname}${search}` });
    }, staysMs);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, search]);

  const atHome = pathname === '/' || pathname === '/home';
  useEffect(() => (atHome ? offerInstalling(t) : undefined), [atHome, t]);
  return null;
}
