import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { decimalNumberIn, toLatinDigits } from '#shared/text/digits.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { Language } from '#shared/language.ts';
import type { contactContract } from '../contact.contract.ts';
import { shopSettingsMessages } from './shop-settings.messages.ts';

type Contact = Reply<(typeof contactContract)['GET /api/shop-contact/']>;

/** Empty fields are not displayed; without these a buyer cannot reach the shop. */
const needed: ReadonlySet<string> = new Set(['address_fa', 'phone', 'email']);

/** Parses typed degrees; null when empty, NaN when invalid. */
const degreeIn = (typed: string): number | null => (typed.trim() === '' ? null : (decimalNumberIn(typed) ?? NaN));

const writtenOf = (contact: Contact) => ({
  address_fa: contact.address.fa,
  address_en: contact.address.en,
  hours_fa: contact.hours.fa,
  hours_en: contact.hours.en,
  phone: contact.phone,
  email: contact.email,
  latitude: String(contact.latitude ?? ''),
  longitude: String(contact.longitude ?? ''),
  reply_hours: contact.reply_hours,
  showFigures: contact.show_figures,
});

/** Returns the request's body without the version. */
const bodyOf = (typed: ReturnType<typeof writtenOf>) => ({
  address: { fa: typed.address_fa, en: typed.address_en },
  hours: { fa: typed.hours_fa, en: typed.hours_en },
  phone: toLatinDigits(typed.phone),
  email: typed.email,
  latitude: degreeIn(typed.latitude),
  longitude: degreeIn(typed.longitude),
  reply_hours: typed.reply_hours,
  show_figures: typed.showFigures,
});

/** Returns the text fields: name, label, direction. */
const textFieldsOf = (t: (typeof shopSettingsMessages)[Language]) =>
  [
    ['address_fa', t.addressFa, undefined],
    ['address_en', t.addressEn, 'ltr'],
    ['hours_fa', t.hoursFa, undefined],
    ['hours_en', t.hoursEn, 'ltr'],
    ['phone', t.phone, 'ltr'],
    ['email', t.email, 'ltr'],
    ['latitude', t.latitude, 'ltr'],
    ['longitude', t.longitude, 'ltr'],
  ] as const;

/** The form for the shop's contact data and location. */
export function ContactForm({ contact }: { contact: Contact }) {
  const t = useMessages(shopSettingsMessages);
  const [problems, setErrors] = useState<Readonly<Record<string, string>>>({});
  const draft = useDraft(writtenOf(contact), contact.version, 'contact-details');
  const keep = useAction();
  const errors: Readonly<Record<string, string>> = { ...keep.fields, ...problems };
  const field = draftFields(draft, errors);
  const save = () => {
    const typed = draft.value;
    const body = bodyOf(typed);
    const wrong = {
      ...(Number.isNaN(body.latitude) && { latitude: t.badNumber }),
      ...(Number.isNaN(body.longitude) && { longitude: t.badNumber }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void keep.run(async () => {
      const saved = await staffApi('PUT /api/admin/settings/contact/', { body: { version: draft.version, ...body } });
      draft.saved(typed, saved.version);
    });
  };
  const fields = textFieldsOf(t);
  const names = { ...Object.fromEntries(fields.map(([name, label]) => [name, label])), reply_hours: t.replyHours };
  const form = { draft, names, action: keep, save: t.save, onSave: save };
  return (
    <SettingsForm title={t.contact} hint={t.contactHint} columns={2} {...form}>
      {fields.map(([name, label, dir]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          dir={dir}
          required={needed.has(name)}
          maxLength={300}
          {...field.text(name)}
          error={errors[name] ?? errors[name.replace('_', '.')]}
        />
      ))}
      <NumberField name="reply_hours" label={t.replyHours} {...field.number('reply_hours')} />
      <div className="self-end">
        <Switch label={t.showFigures} {...field.switch('showFigures')} />
      </div>
    </SettingsForm>
  );
}
