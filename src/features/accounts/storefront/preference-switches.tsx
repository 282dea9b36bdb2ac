import { Bell, CircleDot } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { setSession, useSession } from '#web/session/session.ts';
import { preferencesMessages } from '../preferences.messages.ts';

type Name = 'notifications_on' | 'available';

const switches = [
  { name: 'available', label: 'availability', hint: 'availabilityHint', Icon: CircleDot },
  { name: 'notifications_on', label: 'notifications', hint: 'notificationsHint', Icon: Bell },
] as const;

/** Whether notices may be sent and whether the chat shows the customer as online; stored at once. A guest is sent to sign in. */
export function PreferenceSwitches({ className }: { className: string }) {
  const t = useMessages(preferencesMessages);
  const session = useSession();
  const { pathname } = useLocation();
  const [requested, setRequested] = useState<Partial<Record<Name, boolean>>>({});
  const customer = session.state === 'customer' ? session.customer : null;

  const change = async (name: Name, on: boolean) => {
    // The last change is on its way.
    if (customer === null || requested[name] !== undefined) return;
    setRequested({ ...requested, [name]: on });
    try {
      const stored = await customerApi('PATCH /api/customers/current/preferences/', { body: { [name]: on } });
      setSession({ state: 'customer', customer: { ...customer, ...stored } });
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      else announce(error.status === 0 ? t.notStored : error.message, 'bad');
    }
    setRequested(({ [name]: _, ...others }) => others);
  };

  return (
    <ul className={className}>
      {switches.map(({ name, label, hint, Icon }) => (
        <li key={name} className="grid items-center py-1">
          <Switch
            icon={<Icon aria-hidden size={20} className="text-muted" />}
            label={t[label]}
            hint={t[hint]}
            checked={requested[name] ?? customer?.[name] ?? true}
            disabled={customer === null}
            onChange={(on) => void change(name, on)}
          />
        </li>
      ))}
      {session.state === 'guest' ? (
        <li className="flex flex-wrap items-center justify-between gap-x-3 py-2 text-sm">
          <span className="text-muted">{t.forCustomers}</span>
          <Link
            to="/login"
            state={{ from: pathname }}
            className="inline-flex min-h-target items-center font-semibold text-turquoise hover:underline"
          >
            {t.signIn}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
