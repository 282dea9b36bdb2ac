import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance, linkStyle } from '#features/auth/storefront/entrance.tsx';
import { forgetHeldFields } from '#web/forms/held-fields.ts';
import { missing, useAction } from '#web/forms/use-action.ts';
import { browserApi } from '#web/data/api.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { becomeSellerMessages } from '../become-vendor.messages.ts';
import { ApplicationOutcome, outcomeIn } from './application-outcome.tsx';
import { OwnApplicationNotice } from './own-application.tsx';
import { ApplicationFields } from './application-fields.tsx';

export const meta = pageHead(({ language }) => ({
  title: becomeSellerMessages[language].title,
  description: becomeSellerMessages[language].lead,
  canonical: '/become-vendor',
}));

/** What is typed of it outlives the page of the terms, the code that is wrong, and signing in. */
const heldApplication = 'seller application';

/** Applying to sell here: who one is, what the shop is called, where it stands; sent in when the phone is confirmed at /otp-confirm, which leads back here with what became of it. */
export default function BecomeSellerPage() {
  const t = useMessages(becomeSellerMessages);
  const session = useSession();
  const navigate = useNavigateFromHere();
  const alive = useHydrated();
  const location = useLocation();
  const outcome = alive ? outcomeIn(location.state) : null;
  const action = useAction({ quiet: true, done: null });
  const customer = session.state === 'customer' ? session.customer : null;

  const apply = (typed: Readonly<Record<string, string>>) => {
    const needed = ['store_name', 'province', 'city', 'phone', ...(customer === null ? ['password'] : [])];
    const errors = { ...missing(typed, needed, t.required), ...(typed.terms === undefined && { terms: t.agreeFirst }) };
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const { kind, store_name = '', province = '', city = '', phone = '', password } = typed;
    void action.run(async () => {
      const { session_id } = await browserApi('POST /api/seller-applications/', {
        body: {
          kind: kind === 'business' ? 'business' : 'personal',
          store_name,
          province,
          city,
          phone,
          terms: true,
          ...(password !== undefined && password !== '' && { password }),
        },
      });
      await navigate('/otp', { state: { phone, application: session_id } });
    });
  };

  const isSent = outcome !== null;
  useEffect(() => {
    if (isSent) forgetHeldFields(heldApplication);
  }, [isSent]);
  if (outcome !== null) return <ApplicationOutcome outcome={outcome} />;
  return (
    <Entrance title={t.title} lead={t.lead} after={customer === null ? <HaveAccount /> : undefined}>
      {customer === null ? null : <OwnApplicationNotice />}
      <SubmissionForm held={heldApplication} action={action} onSend={apply} submitText={t.send} busyText={t.sending}>
        <ApplicationFields phone={customer?.phone ?? null} errors={action.fields} />
      </SubmissionForm>
    </Entrance>
  );
}

function HaveAccount() {
  const t = useMessages(becomeSellerMessages);
  return (
    <p>
      <span className="text-muted">{t.haveAccount}</span>{' '}
      <Link to="/login" state={{ from: '/become-vendor' }} className={linkStyle}>
        {t.logIn}
      </Link>
    </p>
  );
}
