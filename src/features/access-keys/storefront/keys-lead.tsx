import { useMessages } from '#ui/theme/language-context.tsx';
import { accessKeysMessages } from '../access-keys.messages.ts';

/** What access keys are for, and where who writes a program reads on. */
export function KeysLead() {
  const t = useMessages(accessKeysMessages);
  return (
    <p className="text-sm text-muted">
      {t.lead}{' '}
      <a href="/api/" className="-my-2.5 inline-block py-2.5 text-turquoise">
        {t.howTo}
      </a>
    </p>
  );
}
