import { parseMobile } from '#shared/commerce/phone.ts';
import { classNames } from '#ui/class-names.ts';
import { Phone } from '#ui/text/kit.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { authMessages } from '../../auth.messages.ts';
import { linkStyle } from '../entrance.tsx';

/** As long as any: it holds the place of one that is not known yet, so that the boxes below do not move when it is. */
const anyMobile = '09000000000';

/** To which phone the code was sent, and where to change that. */
export function SentTo({ phone, change, state }: { phone: string; change: string; state?: object }) {
  const t = useMessages(authMessages);
  return (
    <p className="min-h-target">
      {t.sentTo}{' '}
      <Phone
        number={phone === '' ? anyMobile : (parseMobile(phone) ?? phone)}
        className={classNames('font-semibold text-ink', phone === '' && 'invisible')}
      />{' '}
      <Link to={change} state={state} className={`${linkStyle} text-sm`}>
        {t.changePhone}
      </Link>
    </p>
  );
}
