import { Moon } from 'lucide-react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { setTheme, useTheme } from '#ui/theme/theme-controls.ts';
import { homeMessages } from '../home.messages.ts';

/** The dark mode switch of the settings, repeated on the home page. */
export function NightModeRow() {
  const t = useMessages(homeMessages);
  const theme = useTheme();
  return (
    <div className="container-middle">
      <div className="rounded-card bg-surface px-4 py-2 shadow-card">
        <Switch
          label={t.nightMode}
          icon={<Moon aria-hidden="true" className="size-5 text-amber" />}
          checked={theme === 'dark'}
          onChange={(on) => {
            setTheme(on ? 'dark' : 'light');
          }}
        />
      </div>
    </div>
  );
}
