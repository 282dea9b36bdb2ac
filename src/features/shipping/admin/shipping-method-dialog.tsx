import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import type { ShippingMethod } from '../shipping.contract.ts';
import { shippingMethodsMessages } from './shipping-methods.messages.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';

interface ShippingMethodDialogProps {
  /** Null for a new one. */
  method: ShippingMethod | null;
  onClose: () => void;
  onSaved: () => void;
}

const numbers = ['price', 'min_days', 'max_days'] as const;

/** One way of sending, to be added or changed. */
export function ShippingMethodDialog({ method, onClose, onSaved }: ShippingMethodDialogProps) {
  const t = useMessages(shippingMethodsMessages);
  const language = useLanguage();
  const [problems, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useAction({ quiet: true });
  const visible = (number: number | undefined) => (number === undefined ? '' : formatNumber(number, language));
  const draft = useDraft(
    {
      name_fa: method?.name_fa ?? '',
      name_en: method?.name_en ?? '',
      description_fa: method?.description_fa ?? '',
      description_en: method?.description_en ?? '',
      price: visible(method?.price),
      min_days: visible(method?.min_days),
      max_days: visible(method?.max_days),
      active: method?.active ?? true,
    },
    method?.version ?? 0,
  );
  const save = async () => {
    const typed = draft.value;
    const read = Object.fromEntries(numbers.map((name) => [name, typedNumber(typed[name])])) as Record<
      (typeof numbers)[number],
      number | null
    >;
    const wrong: Record<string, string> = {};
    for (const name of ['name_fa', 'name_en'] as const) if (typed[name].trim() === '') wrong[name] = t.required;
    for (const name of numbers) if (read[name] === null) wrong[name] = t.badNumber;
    setErrors(wrong);
    const { price, min_days, max_days } = read;
    if (Object.keys(wrong).length > 0 || price === null || min_days === null || max_days === null) return;
    const { name_fa, name_en, description_fa, description_en, active } = typed;
    const body = {
      name_fa,
      name_en,
      description_fa,
      description_en,
      price,
      min_days,
      max_days,
      active,
    };
    const saved = await saving.run(() =>
      method === null
        ? staffApi('POST /api/admin/shipping-methods/', { body })
        : staffApi('PUT /api/admin/shipping-methods/:id/', {
            params: { id: method.id },
            body: { version: draft.version, ...body },
          }),
    );
    if (!saved) return;
    onSaved();
    onClose();
  };
  const errors = { ...saving.fields, ...problems };
  const fields = [
    ['name_fa', t.nameFa, true, undefined],
    ['name_en', t.nameEn, true, 'ltr'],
    ['description_fa', t.descriptionFa, false, undefined],
    ['description_en', t.descriptionEn, false, 'ltr'],
    ['price', t.price, true, 'ltr'],
    ['min_days', t.minDays, true, 'ltr'],
    ['max_days', t.maxDays, true, 'ltr'],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={method === null ? t.add : t.edit(language === 'fa' ? method.name_fa : method.name_en)}
    >
      <Form
        action={saving}

        className="grid gap-4"
        onSend={save}
      >
        {fields.map(([name, label, required, dir]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            value={draft.value[name]}
            onChange={(event) => {
              draft.change({ [name]: event.currentTarget.value });
            }}
            required={required}
            dir={dir}
            maxLength={200}
            error={errors[name]}
          />
        ))}
        <Checkbox
          name="active"
          label={t.active}
          checked={draft.value.active}
          onChange={(event) => {
            draft.change({ active: event.currentTarget.checked });
          }}
        />
        <DraftNotice draft={draft} names={Object.fromEntries(fields.map(([name, label]) => [name, label]))} />
        <Notice tone="bad">{saving.message}</Notice>
        <Button type="submit" variant="primary" busy={saving.busy}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
