import { Globe, KeyRound, Moon, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#ui/language-context.tsx';
import { Switch } from '#ui/switch.tsx';
import { setTheme, setView, useTheme, useView } from '#ui/theme-controls.ts';
import { PageHeader } from '#web/page-header.tsx';
import { pageHead } from '#web/page-meta.ts';
import { settingsMessages } from '../settings.messages.ts';

export const meta = pageHead(({ language }) => ({ title: settingsMessages[language].title, unlisted: true }));

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4">
      <span className="text-muted">{icon}</span>
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}

/** How the shop looks and speaks, and the ways to change what belongs to the account. */
export default function SettingsPage() {
  const t = useMessages(settingsMessages);
  const theme = useTheme();
  const view = useView();
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle grid max-w-2xl gap-6 py-4">
        <section className="grid gap-2">
          <h2 className="text-sm text-muted">{t.appearance}</h2>
          <ul className="divide-y divide-line rounded-card bg-surface">
            <Row icon={<Moon aria-hidden size={20} />}>
              <Switch label={t.nightMode} checked={theme === 'dark'} onChange={(on) => { setTheme(on ? 'dark' : 'light'); }} />
            </Row>
            <Row icon={<PanelRight aria-hidden size={20} />}>
              <Switch label={t.rtlMode} checked={view === 'rtl'} onChange={(on) => { setView(on ? 'rtl' : 'ltr'); }} />
            </Row>
          </ul>
        </section>
        <section className="grid gap-2">
          <h2 className="text-sm text-muted">{t.account}</h2>
          <ul className="divide-y divide-line rounded-card bg-surface">
            <Row icon={<Globe aria-hidden size={20} />}>
              <Link to="/language" className="flex min-h-target items-center justify-between gap-3">
                {t.language}
                <span className="text-turquoise">{t.languageName}</span>
              </Link>
            </Row>
            <Row icon={<KeyRound aria-hidden size={20} />}>
              <Link to="/change-password" className="flex min-h-target items-center justify-between gap-3">
                {t.password}
                <span className="text-turquoise">{t.change}</span>
              </Link>
            </Row>
          </ul>
        </section>
      </main>
    </>
  );
}
