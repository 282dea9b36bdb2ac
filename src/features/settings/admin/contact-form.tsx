import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { contactContract } from '../contact.contract.ts';
import { shopSettingsMessages } from './shop-settings.messages.ts';

type Contact = Reply<(typeof contactContract)['GET /api/shop-contact/']>;

/** What is not written is not displayed; without these a buyer could not reach the shop. */
const needed: ReadonlySet<string> = new Set(['address_fa', 'phone', 'email']);

/** Degrees as they were typed; null for none, NaN for what is no number. */
const degreeIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(toLatinDigits(typed)));

/** How the shop is reached and where it stands, to be changed. */
export function ContactForm({ contact }: { contact: Contact }) {
  const t = useMessages(shopSettingsMessages);
  const [problems, setErrors] = useState<Readonly<Record<string, string>>>({});
  const draft = useDraft(
    {
      address_fa: contact.address.fa,
      address_en: contact.address.en,
      hours_fa: contact.hours.fa,
      hours_en: contact.hours.en,
      phone: contact.phone,
      email: contact.email,
      latitude: String(contact.latitude ?? ''),
      longitude: String(contact.longitude ?? ''),
      reply_hours: String(contact.reply_hours ?? ''),
      showFigures: contact.show_figures,
    },
    contact.version,
  );
  const keep = useAction();
  const save = () => {
    const typed = draft.value;
    const [latitude, longitude] = [degreeIn(typed.latitude), degreeIn(typed.longitude)];
    const replyHours = typed.reply_hours.trim() === '' ? null : typedNumber(typed.reply_hours);
    const wrong = {
      ...(typed.reply_hours.trim() !== '' && replyHours === null && { reply_hours: t.badNumber }),
      ...(Number.isNaN(latitude) && { latitude: t.badNumber }),
      ...(Number.isNaN(longitude) && { longitude: t.badNumber }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { address_fa, address_en, hours_fa, hours_en, phone, email } = typed;
    void keep.run(async () => {
      const saved = await staffApi('PUT /api/admin/contact/', {
        body: {
          version: draft.version,
          address: { fa: address_fa, en: address_en },
          hours: { fa: hours_fa, en: hours_en },
          phone: toLatinDigits(phone),
          email,
          latitude,
          longitude,
          reply_hours: replyHours,
          show_figures: typed.showFigures,
        },
      });
      draft.saved(typed, saved.version);
    });
  };
  const errors = { ...keep.fields, ...problems };
  const fields = [
    ['address_fa', t.addressFa, undefined],
    ['address_en', t.addressEn, 'ltr'],
    ['hours_fa', t.hoursFa, undefined],
    ['hours_en', t.hoursEn, 'ltr'],
    ['phone', t.phone, 'ltr'],
    ['email', t.email, 'ltr'],
    ['latitude', t.latitude, 'ltr'],
    ['longitude', t.longitude, 'ltr'],
    ['reply_hours', t.replyHours, 'ltr'],
  ] as const;
  return (
    <Form
      action={keep}

      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2"
      onSend={save}
    >
      <div className="md:col-span-2">
        <h2 className="font-bold">{t.contact}</h2>
        <p className="text-sm text-muted">{t.contactHint}</p>
      </div>
      {fields.map(([name, label, dir]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          value={draft.value[name]}
          onChange={(event) => {
            draft.change({ [name]: event.currentTarget.value });
          }}
          dir={dir}
          required={needed.has(name)}
          maxLength={300}
          error={errors[name] ?? errors[name.replace('_', '.')]}
        />
      ))}
      <div className="self-end">
        <Switch
          label={t.showFigures}
          checked={draft.value.showFigures}
          onChange={(next) => draft.change({ showFigures: next })}
        />
      </div>
      <div className="empty:hidden md:col-span-2">
        <DraftNotice draft={draft} names={Object.fromEntries(fields.map(([name, label]) => [name, label]))} />
      </div>
      <Button type="submit" variant="primary" size="small" busy={keep.busy} className="justify-self-start">
        {t.save}
      </Button>
    </Form>
  );
}
