import { parseMobile } from '#shared/commerce/phone.ts';
import { Phone } from '#ui/text/kit.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { authMessages } from '../../auth.messages.ts';
import { linkStyle } from '../entrance.tsx';

/** Renders the phone to which the code was sent, with a link to change it. */
export function SentTo({ phone, change, state }: { phone: string; change: string; state?: object }) {
  const t = useMessages(authMessages);
  return (
    <>
      <p>{t.sentTo}</p>
      {/* A separate line whose height does not depend on the number: the server renders this page without it. */}
      <p className="flex min-h-target flex-wrap items-center gap-x-3">
        {phone === '' ? null : <Phone number={parseMobile(phone) ?? phone} className="font-semibold text-ink" />}
        <Link to={change} state={state} className={`${linkStyle} text-sm`}>
          {t.changePhone}
        </Link>
      </p>
    </>
  );
}
