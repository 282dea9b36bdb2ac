import { useState } from 'react';
import { Link } from '#ui/link.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useHere } from '#web/pages/here.ts';
import { authMessages } from '../auth.messages.ts';
import { linkStyle } from './entrance.tsx';
import { PhoneAndCode, type SentCode } from './code/phone-and-code.tsx';
import { signInHere, type Tokens } from './use-finish-sign-in.ts';

interface SignInHereProps {
  title: string;
  /** Why signing in is required. */
  reason: string;
  /** Called after signing in; by default {@link signInHere}, after which the surrounding screen rerenders for the customer. */
  onSignedIn?: (tokens: Tokens) => Promise<void>;
}

/** Renders signing in by phone and code within the present page; a button switches to the password. */
export function SignInHere({ title, reason, onSignedIn = signInHere }: SignInHereProps) {
  const t = useMessages(authMessages);
  const from = useHere();
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  return (
    <section aria-labelledby="sign-in-here" className="mx-auto grid w-full max-w-md gap-4">
      <div className="grid gap-1">
        <h2 id="sign-in-here" className="text-lg font-bold">
          {title}
        </h2>
        {sent === null && <p className="text-sm text-muted">{reason}</p>}
      </div>
      <PhoneAndCode handed={phone} onType={setPhone} sent={sent} onSent={setSent} onSignedIn={onSignedIn} />
      {sent === null && (
        <Link to="/login" state={{ from, by: 'password', phone }} className={`${linkStyle} justify-self-start text-sm`}>
          {t.byPassword}
        </Link>
      )}
    </section>
  );
}
