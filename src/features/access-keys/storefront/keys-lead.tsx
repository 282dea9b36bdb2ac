import { useMessages } from '#ui/theme/language-context.tsx';
import { accessKeysMessages } from '../access-keys.messages.ts';

/** Renders what access keys are for, with a link to the documentation for developers. */
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
