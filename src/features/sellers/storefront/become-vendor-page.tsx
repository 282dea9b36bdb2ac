import { useLocation, useNavigate } from 'react-router';
import { showMobile } from '#shared/commerce/phone.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance, linkStyle } from '#features/auth/storefront/entrance.tsx';
import { missing, useAction } from '#web/forms/use-action.ts';
import { browserApi } from '#web/data/api.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { useState } from 'react';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { becomeSellerMessages } from '../become-vendor.messages.ts';
import { ApplicationOutcome, outcomeIn } from './application-outcome.tsx';
import { OwnApplicationNotice } from './own-application.tsx';
import { PlaceFields } from './place-fields.tsx';

export const meta = pageHead(({ language }) => ({
  title: becomeSellerMessages[language].title,
  description: becomeSellerMessages[language].lead,
  canonical: '/become-vendor',
}));

type Kind = 'personal' | 'business';

/** Applying to sell here: who one is, what the shop is called, where it stands; sent in when the phone is confirmed at /otp-confirm, which leads back here with what became of it. */
export default function BecomeSellerPage() {
  const t = useMessages(becomeSellerMessages);
  const session = useSession();
  const navigate = useNavigate();
  const alive = useHydrated();
  const location = useLocation();
  const outcome = alive ? outcomeIn(location.state) : null;
  const action = useAction({ quiet: true, done: null });
  const { fields } = action;
  const [kind, setKind] = useState<Kind>('personal');
  const customer = session.state === 'customer' ? session.customer : null;

  const apply = (typed: Readonly<Record<string, string>>) => {
    const needed = ['store_name', 'province', 'city', 'phone', ...(customer === null ? ['password'] : [])];
    const errors = { ...missing(typed, needed, t.required), ...(typed.terms === undefined && { terms: t.agreeFirst }) };
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const { store_name = '', province = '', city = '', phone = '', password } = typed;
    void action.run(async () => {
      const { session_id } = await browserApi('POST /api/vendors/apply/', {
        body: {
          kind,
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

  if (outcome !== null) return <ApplicationOutcome outcome={outcome} />;
  return (
    <Entrance
      title={t.title}
      lead={t.lead}
      after={
        customer === null ? (
          <p>
            <span className="text-muted">{t.haveAccount}</span>{' '}
            <Link to="/login" state={{ from: '/become-vendor' }} className={linkStyle}>
              {t.logIn}
            </Link>
          </p>
        ) : undefined
      }
    >
      {customer === null ? null : <OwnApplicationNotice />}
      <SubmissionForm action={action} onSend={apply} submitText={t.send} busyText={t.sending}>
        <RadioCards
          legend={t.kind}
          name="kind"
          value={kind}
          onChange={(chosen) => {
            setKind(chosen === 'business' ? 'business' : 'personal');
          }}
          className="grid-cols-2"
          options={[
            { value: 'personal', label: t.personal, description: t.personalMeans },
            { value: 'business', label: t.business, description: t.businessMeans },
          ]}
        />
        <TextField
          label={t.storeName}
          hint={t.storeNameHint}
          name="store_name"
          maxLength={60}
          dir="auto"
          required
          error={fields.store_name}
        />
        <PlaceFields errors={fields} />
        <TextField
          key={customer?.phone ?? 'guest'}
          label={t.phone}
          hint={t.phoneHint}
          name="phone"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          placeholder="09123456789"
          defaultValue={customer === null ? '' : showMobile(customer.phone)}
          required
          error={fields.phone}
        />
        {customer === null ? (
          <PasswordField
            label={t.password}
            hint={t.passwordHint}
            name="password"
            autoComplete="new-password"
            required
            error={fields.password}
          />
        ) : null}
        <Checkbox
          name="terms"
          error={fields.terms}
          label={
            <>
              {t.termsBefore}{' '}
              <Link to="/privacy-policy" className="font-semibold text-turquoise underline underline-offset-4">
                {t.terms}
              </Link>{' '}
              {t.termsAfter}
            </>
          }
        />
      </SubmissionForm>
    </Entrance>
  );
}
