import { Fingerprint, Globe, KeyRound, LifeBuoy, Moon, PanelRight, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PreferenceSwitches } from '#features/accounts/storefront/preference-switches.tsx';
import { InstallRow } from '#features/offline/storefront/install-row.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { setTheme, setView, useTheme, useView } from '#ui/theme/theme-controls.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { settingsMessages } from '../settings.messages.ts';

export const meta = pageHead(({ language }) => ({ title: settingsMessages[language].title, unlisted: true }));

const links = [
  { to: '/language', name: 'language', value: 'languageName', Icon: Globe },
  { to: '/support', name: 'support', value: 'getHelp', Icon: LifeBuoy },
  { to: '/privacy-policy', name: 'privacy', value: 'view', Icon: ShieldCheck },
  { to: '/change-password', name: 'password', value: 'change', Icon: KeyRound },
  { to: '/security', name: 'security', value: 'view', Icon: Fingerprint },
] as const;

const rows = 'divide-y divide-line rounded-card bg-surface shadow-card *:min-h-14 *:px-4';

/** The customer's settings: appearance, language and notifications, with links to further settings. */
export default function SettingsPage() {
  const t = useMessages(settingsMessages);
  const theme = useTheme();
  const view = useView();
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle grid max-w-2xl gap-6 py-4">
        <Part title={t.appearance}>
          <ul className={rows}>
            <li className="grid items-center">
              <Switch
                icon={<Moon aria-hidden size={20} className="text-muted" />}
                label={t.nightMode}
                checked={theme === 'dark'}
                onChange={(on) => {
                  setTheme(on ? 'dark' : 'light');
                }}
              />
            </li>
            <li className="grid items-center">
              <Switch
                icon={<PanelRight aria-hidden size={20} className="text-muted" />}
                label={t.rtlMode}
                checked={view === 'rtl'}
                onChange={(on) => {
                  setView(on ? 'rtl' : 'ltr');
                }}
              />
            </li>
          </ul>
        </Part>
        <Part title={t.account}>
          <PreferenceSwitches className={rows} />
        </Part>
        <InstallRow around={(title, row) => <Part title={title}>{row}</Part>} />
        <Part title={t.more}>
          <ul className={rows}>
            {links.map(({ to, name, value, Icon }) => (
              <li key={to} className="grid items-center">
                <Link to={to} className="flex min-h-14 items-center gap-3">
                  <Icon aria-hidden size={20} className="text-muted" />
                  <span className="grow">{t[name]}</span>
                  <span className="text-turquoise">{t[value]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      </main>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-sm text-muted">{title}</h2>
      {children}
    </section>
  );
}
