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
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const saving = useAction({ quiet: true });
  const save = async (typed: Readonly<Record<string, string>>) => {
    const read = Object.fromEntries(numbers.map((name) => [name, typedNumber(typed[name] ?? '')])) as Record<
      (typeof numbers)[number],
      number | null
    >;
    const wrong: Record<string, string> = {};
    for (const name of ['name_fa', 'name_en'] as const) if ((typed[name] ?? '').trim() === '') wrong[name] = t.required;
    for (const name of numbers) if (read[name] === null) wrong[name] = t.badNumber;
    setFaults(wrong);
    const { price, min_days, max_days } = read;
    if (Object.keys(wrong).length > 0 || price === null || min_days === null || max_days === null) return;
    const { name_fa = '', name_en = '', description_fa = '', description_en = '' } = typed;
    const body = {
      name_fa,
      name_en,
      description_fa,
      description_en,
      price,
      min_days,
      max_days,
      active: typed.active === 'on',
    };
    const saved = await saving.run(() =>
      method === null
        ? staffApi('POST /api/admin/shipping-methods/', { body })
        : staffApi('PUT /api/admin/shipping-methods/:id/', {
            params: { id: method.id },
            body: { version: method.version, ...body },
          }),
    );
    if (!saved) return;
    onSaved();
    onClose();
  };
  const errors = { ...saving.fields, ...faults };
  const shown = (number: number | undefined) => (number === undefined ? '' : formatNumber(number, language));
  const fields = [
    ['name_fa', t.nameFa, method?.name_fa ?? '', true, undefined],
    ['name_en', t.nameEn, method?.name_en ?? '', true, 'ltr'],
    ['description_fa', t.descriptionFa, method?.description_fa ?? '', false, undefined],
    ['description_en', t.descriptionEn, method?.description_en ?? '', false, 'ltr'],
    ['price', t.price, shown(method?.price), true, 'ltr'],
    ['min_days', t.minDays, shown(method?.min_days), true, 'ltr'],
    ['max_days', t.maxDays, shown(method?.max_days), true, 'ltr'],
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
        {fields.map(([name, label, value, required, dir]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            defaultValue={value}
            required={required}
            dir={dir}
            maxLength={200}
            error={errors[name]}
          />
        ))}
        <Checkbox name="active" label={t.active} defaultChecked={method?.active ?? true} />
        <Notice tone="bad">{saving.message}</Notice>
        <Button type="submit" variant="primary" busy={saving.busy}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
