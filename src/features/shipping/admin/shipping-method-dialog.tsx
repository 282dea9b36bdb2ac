import { useState } from 'react';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { missing, useAction } from '#web/forms/use-action.ts';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { Language } from '#shared/language.ts';
import type { ShippingMethod } from '../shipping.contract.ts';
import { shippingMethodsMessages } from './shipping-methods.messages.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';

interface ShippingMethodDialogProps {
  /** Null for a new one. */
  method: ShippingMethod | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Returns the editable fields of a shipping method. */
function writtenOf(method: ShippingMethod | null) {
  return {
    name: method?.name ?? { fa: '', en: '' },
    description: method?.description ?? { fa: '', en: '' },
    price: method?.price ?? null,
    min_days: method?.min_days ?? null,
    max_days: method?.max_days ?? null,
    active: method?.active ?? true,
  };
}

/** The dialog to add or change a shipping method. */
export function ShippingMethodDialog({ method, onClose, onSaved }: ShippingMethodDialogProps) {
  const t = useMessages(shippingMethodsMessages);
  const language = useLanguage();
  const [problems, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useAction({ quiet: true });
  const { item, draft, saved } = useWrittenItem(method, writtenOf, (one) => `shipping-method:${one?.id ?? 'new'}`);
  const field = draftFields(draft, { ...saving.fields, ...problems });
  const save = async () => {
    const { price, min_days, max_days, ...texts } = draft.value;
    const typed = { 'name.fa': texts.name.fa, 'name.en': texts.name.en };
    const wrong = {
      ...missing(typed, ['name.fa', 'name.en'], t.required),
      ...(price === null && { price: t.badNumber }),
      ...(min_days === null && { min_days: t.badNumber }),
      ...(max_days === null && { max_days: t.badNumber }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || price === null || min_days === null || max_days === null) return;
    const body = { ...texts, price, min_days, max_days };
    const put = ({ id, version }: { id: number; version: number }) =>
      staffApi('PUT /api/admin/shipping-methods/:id/', { params: { id }, body: { version, ...body } });
    await saving.run(async () => {
      const answered = await (item === null
        ? createOnce(saving.key, 'shipping-method:new', body, {
            create: (form, headers) => staffApi('POST /api/admin/shipping-methods/', { headers, body: form }),
            correct: put,
          })
        : put({ id: item.id, version: draft.version }));
      onSaved();
      if (saved(draft.value, answered)) onClose();
    });
  };
  const [texts, numbers] = [textFieldsOf(t), numberFieldsOf(t)];
  const names = { name: t.name, description: t.description, ...Object.fromEntries(numbers) };
  const title = item === null ? t.add : t.edit(item.name[language]);
  return (
    <DraftDialog {...{ title, draft, names, onClose }} action={saving} save={t.save} onSave={save}>
      {texts.map(([name, written, label, required, dir]) => (
        <TextField
          key={label}
          name={`${name}.${written}`}
          {...{ label, required, dir }}
          maxLength={200}
          {...field.worded(name, written)}
        />
      ))}
      {numbers.map(([name, label]) => (
        <NumberField key={name} name={name} label={label} required {...field.number(name)} />
      ))}
      <Checkbox name="active" label={t.active} {...field.checkbox('active')} />
    </DraftDialog>
  );
}

/** Returns the text fields: name, language, label, whether required, direction. */
const textFieldsOf = (t: (typeof shippingMethodsMessages)[Language]) =>
  [
    ['name', 'fa', t.nameFa, true, undefined],
    ['name', 'en', t.nameEn, true, 'ltr'],
    ['description', 'fa', t.descriptionFa, false, undefined],
    ['description', 'en', t.descriptionEn, false, 'ltr'],
  ] as const;

/** Returns the number fields, all required. */
const numberFieldsOf = (t: (typeof shippingMethodsMessages)[Language]) =>
  [
    ['price', t.price],
    ['min_days', t.minDays],
    ['max_days', t.maxDays],
  ] as const;
