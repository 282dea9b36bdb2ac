import { parseMobile } from '#shared/commerce/phone.ts';
import { Phone } from '#ui/text/kit.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { authMessages } from '../../auth.messages.ts';
import { linkStyle } from '../entrance.tsx';

/** To which phone the code was sent, and where to change that. */
export function SentTo({ phone, change, state }: { phone: string; change: string; state?: object }) {
  const t = useMessages(authMessages);
  return (
    <>
      <p>{t.sentTo}</p>
      {/* A line of its own, as high with the number as before it is known: the server renders this page for everybody. */}
      <p className="flex min-h-target flex-wrap items-center gap-x-3">
        {phone === '' ? null : <Phone number={parseMobile(phone) ?? phone} className="font-semibold text-ink" />}
        <Link to={change} state={state} className={`${linkStyle} text-sm`}>
          {t.changePhone}
        </Link>
      </p>
    </>
  );
}
