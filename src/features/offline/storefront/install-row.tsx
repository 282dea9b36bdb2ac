import { Download } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { InstallPrompt } from '#web/keep-install-prompt.ts';
import { offlineMessages } from '../offline.messages.ts';
import { install } from './install-offer.ts';

/** A row that installs the shop as an app, wrapped by `around`; renders nothing where the browser does not support it, or the app is installed. */
export function InstallRow({ around }: { around: (title: string, row: ReactNode) => ReactNode }) {
  const t = useMessages(offlineMessages);
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const look = () => {
      setPrompt(window.installPrompt ?? null);
    };
    look();
    addEventListener('beforeinstallprompt', look);
    addEventListener('appinstalled', look);
    return () => {
      removeEventListener('beforeinstallprompt', look);
      removeEventListener('appinstalled', look);
    };
  }, []);
  if (prompt === null) return null;
  return around(
    t.app,
    <div className="flex items-center gap-3 rounded-card bg-surface px-4 py-3 shadow-card">
      <Download aria-hidden size={20} className="shrink-0 text-muted" />
      <p className="min-w-0 grow text-sm">{t.install}</p>
      <Button
        size="small"
        onClick={() => {
          setPrompt(null);
          void install(prompt, t);
        }}
      >
        {t.installNow}
      </Button>
    </div>,
  );
}
