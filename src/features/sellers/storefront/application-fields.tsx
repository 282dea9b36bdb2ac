import { showMobile } from '#shared/commerce/phone.ts';
import { inDigitsOf } from '#shared/text/digits.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { useState } from 'react';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { becomeSellerMessages } from '../become-vendor.messages.ts';
import { PlaceFields } from './place-fields.tsx';

type Kind = 'personal' | 'business';

interface ApplicationFieldsProps {
  /** The phone of the signed-in customer, who needs no password; null for a guest. */
  phone: string | null;
  errors: Readonly<Record<string, string>>;
}

/** Renders the fields of an application: applicant, shop name, location and terms. */
export function ApplicationFields({ phone, errors }: ApplicationFieldsProps) {
  const t = useMessages(becomeSellerMessages);
  const language = useLanguage();
  const [kind, setKind] = useState<Kind>('personal');
  return (
    <>
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
        error={errors.store_name}
      />
      <PlaceFields errors={errors} />
      <TextField
        key={phone ?? 'guest'}
        label={t.phone}
        hint={t.phoneHint}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        placeholder={inDigitsOf('09123456789', language)}
        defaultValue={phone === null ? '' : showMobile(phone)}
        required
        error={errors.phone}
      />
      {phone === null ? (
        <PasswordField
          label={t.password}
          hint={t.passwordHint}
          name="password"
          autoComplete="new-password"
          required
          error={errors.password}
        />
      ) : null}
      <Checkbox name="terms" error={errors.terms} label={<TermsLabel />} />
    </>
  );
}

function TermsLabel() {
  const t = useMessages(becomeSellerMessages);
  return (
    <>
      {t.termsBefore}{' '}
      <Link to="/privacy-policy" className="font-semibold text-turquoise underline underline-offset-4">
        {t.terms}
      </Link>{' '}
      {t.termsAfter}
    </>
  );
}
