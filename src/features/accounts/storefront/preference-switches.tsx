import { Bell, CircleDot } from 'lucide-react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { customerApi, loadSession } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { usePressed } from '#web/forms/use-pressed.ts';
import { useHere } from '#web/pages/here.ts';
import { currentSession, updateCustomer, useSession } from '#web/session/session.ts';
import type { Customer } from '../profile.contract.ts';
import { preferencesMessages } from '../preferences.messages.ts';

const switches = [
  { name: 'available', label: 'availability', hint: 'availabilityHint', Icon: CircleDot },
  { name: 'notifications_on', label: 'notifications', hint: 'notificationsHint', Icon: Bell },
] as const;

/** Renders the switches for notifications and for the online status in the chat, saved immediately. A guest is redirected to sign in. */
export function PreferenceSwitches({ className }: { className: string }) {
  const t = useMessages(preferencesMessages);
  const session = useSession();
  const from = useHere();
  const customer = session.state === 'customer' ? session.customer : null;
  return (
    <ul className={className}>
      {switches.map((one) => (
        <li key={one.name} className="grid items-center py-1">
          <PreferenceSwitch {...one} customer={customer} />
        </li>
      ))}
      {/* The row is rendered before the session is known, so that nothing below it moves. */}
      <li className="flex min-h-14 items-center text-sm">
        {session.state === 'guest' ? (
          <Link
            to="/login"
            state={{ from }}
            className="inline-flex min-h-target items-center font-semibold text-turquoise"
          >
            {t.signIn}
          </Link>
        ) : session.state === 'customer' ? (
          <span className="own-direction text-muted">{t.everywhere}</span>
        ) : null}
      </li>
    </ul>
  );
}

function PreferenceSwitch({
  name,
  label,
  hint,
  Icon,
  customer,
}: (typeof switches)[number] & { customer: Customer | null }) {
  const t = useMessages(preferencesMessages);
  const action = useAction({ done: null });
  const { now, press } = usePressed(customer?.[name] ?? true, {
    action,
    send: async (on) => {
      const before = currentSession();
      const { [name]: stored } = await customerApi('PATCH /api/customers/current/preferences/', {
        body: { [name]: on },
      }).catch((error: unknown) => {
        // Without a response, the change may have been stored all the same.
        if (error instanceof CallRefused && isNoAnswer(error.status)) void loadSession();
        throw error;
      });
      // The response's value of the other preference may be outdated, so it is not applied.
      if (before.state === 'customer') updateCustomer(before.customer.id, { [name]: stored });
      return stored;
    },
  });
  return (
    <Switch
      icon={<Icon aria-hidden size={20} className="text-muted" />}
      label={t[label]}
      hint={t[hint]}
      checked={now}
      disabled={customer === null}
      onChange={(on) => void press(on)}
    />
  );
}
