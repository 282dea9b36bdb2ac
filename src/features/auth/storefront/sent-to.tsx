import { inDigitsOf } from '#shared/text/digits.ts';
import { parseMobile, showMobile } from '#shared/commerce/phone.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { authMessages } from '../auth.messages.ts';
import { linkLooks } from './entrance.tsx';

/** To which phone the code was sent, and where to change that. */
export function SentTo({ phone, change, state }: { phone: string; change: string; state?: object }) {
  const t = useMessages(authMessages);
  const language = useLanguage();
  const shown = showMobile(parseMobile(phone) ?? phone);
  return (
    <p className="min-h-target">
      {t.sentTo}{' '}
      <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink">
        {inDigitsOf(shown, language)}
      </bdi>{' '}
      <Link to={change} state={state} className={`${linkLooks} text-sm`}>
        {t.changePhone}
      </Link>
    </p>
  );
}
