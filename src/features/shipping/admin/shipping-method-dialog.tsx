import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { missing, useAction } from '#web/forms/use-action.ts';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { Language } from '#shared/language.ts';
import type { ShippingMethod } from '../shipping.contract.ts';
import { shippingMethodsMessages } from './shipping-methods.messages.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { useDraft } from '#web/forms/use-draft.ts';

interface ShippingMethodDialogProps {
  /** Null for a new one. */
  method: ShippingMethod | null;
  onClose: () => void;
  onSaved: () => void;
}

/** What is written of a way of sending: its figures as they are typed. */
function writtenOf(method: ShippingMethod | null, language: Language) {
  const figure = (number: number | undefined) => (number === undefined ? '' : formatNumber(number, language));
  return {
    name_fa: method?.name_fa ?? '',
    name_en: method?.name_en ?? '',
    description_fa: method?.description_fa ?? '',
    description_en: method?.description_en ?? '',
    price: figure(method?.price),
    min_days: figure(method?.min_days),
    max_days: figure(method?.max_days),
    active: method?.active ?? true,
  };
}

/** The figures of a way of sending; null for what is no number. */
const figuresIn = ({ price, min_days, max_days }: ReturnType<typeof writtenOf>) => ({
  price: typedNumber(price),
  min_days: typedNumber(min_days),
  max_days: typedNumber(max_days),
});

/** One way of sending, to be added or changed. */
export function ShippingMethodDialog({ method, onClose, onSaved }: ShippingMethodDialogProps) {
  const t = useMessages(shippingMethodsMessages);
  const language = useLanguage();
  const [problems, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useAction({ quiet: true });
  const draft = useDraft(writtenOf(method, language), method?.version ?? 0, `shipping-method:${method?.id ?? 'new'}`);
  const field = draftFields(draft, { ...saving.fields, ...problems });
  const save = async () => {
    const { name_fa, name_en, description_fa, description_en, active } = draft.value;
    const { price, min_days, max_days } = figuresIn(draft.value);
    const wrong = {
      ...missing({ name_fa, name_en }, ['name_fa', 'name_en'], t.required),
      ...(price === null && { price: t.badNumber }),
      ...(min_days === null && { min_days: t.badNumber }),
      ...(max_days === null && { max_days: t.badNumber }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || price === null || min_days === null || max_days === null) return;
    const body = { name_fa, name_en, description_fa, description_en, price, min_days, max_days, active };
    const saved = await saving.run(() =>
      method === null
        ? staffApi('POST /api/admin/shipping-methods/', { body })
        : staffApi('PUT /api/admin/shipping-methods/:id/', {
            params: { id: method.id },
            body: { version: draft.version, ...body },
          }),
    );
    if (!saved) return;
    draft.saved(draft.value);
    onSaved();
    onClose();
  };
  const texts = textFieldsOf(t);
  const names = Object.fromEntries(texts.map(([name, label]) => [name, label]));
  const title = method === null ? t.add : t.edit(language === 'fa' ? method.name_fa : method.name_en);
  return (
    <DraftDialog {...{ title, draft, names, onClose }} action={saving} save={t.save} onSave={save}>
      {texts.map(([name, label, required, dir]) => (
        <TextField key={name} name={name} {...{ label, required, dir }} maxLength={200} {...field.text(name)} />
      ))}
      <Checkbox name="active" label={t.active} {...field.checkbox('active')} />
    </DraftDialog>
  );
}

/** The fields that are typed: name, label, whether it is needed, direction. */
const textFieldsOf = (t: (typeof shippingMethodsMessages)[Language]) =>
  [
    ['name_fa', t.nameFa, true, undefined],
    ['name_en', t.nameEn, true, 'ltr'],
    ['description_fa', t.descriptionFa, false, undefined],
    ['description_en', t.descriptionEn, false, 'ltr'],
    ['price', t.price, true, 'ltr'],
    ['min_days', t.minDays, true, 'ltr'],
    ['max_days', t.maxDays, true, 'ltr'],
  ] as const;
