import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { MomentField } from '#web/admin/moment-field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { SalePrice } from '../sale-prices.contract.ts';
import { salePricesMessages } from './sale-prices.messages.ts';

interface Written {
  readonly price: number | null;
  readonly begins_at: string | null;
  readonly ends_at: string | null;
}

const fresh: Written = { price: null, begins_at: null, ends_at: null };

const writtenOf = (sale: SalePrice | null): Written =>
  sale === null ? fresh : { price: sale.price, begins_at: sale.begins_at, ends_at: sale.ends_at };

interface SalePriceDialogProps {
  variantId: number;
  /** The sale price to edit; null for a new one. */
  sale: SalePrice | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The form for a variant's sale price: the amount, the start and the end. */
export function SalePriceDialog({ variantId, sale, onClose, onSaved }: SalePriceDialogProps) {
  const t = useMessages(salePricesMessages);
  const terms = useMessages(termsMessages);
  const name = (one: SalePrice | null) => `sale-price:${variantId}:${one?.id ?? 'new'}`;
  const { item, draft, saved } = useWrittenItem(sale, writtenOf, name);
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    const { price, ...when } = draft.value;
    if (price === null) {
      saving.reject({ price: terms.required });
      return;
    }
    const body = { variant_id: variantId, price, ...when };
    const put = ({ id, version }: { id: number; version: number }) =>
      staffApi('PUT /api/admin/sale-prices/:id/', { params: { id }, body: { price, ...when, version } });
    await saving.run(async () => {
      const answered = await (item === null
        ? createOnce(saving.key, `sale-price:${variantId}:new`, body, {
            create: (form, headers) => staffApi('POST /api/admin/sale-prices/', { headers, body: form }),
            correct: put,
          })
        : put({ id: item.id, version: draft.version }));
      if (saved(draft.value, answered)) onSaved();
    });
  };
  return (
    <DraftDialog
      title={item === null ? t.add : t.editTitle}
      draft={draft}
      action={saving}
      save={t.save}
      onSave={save}
      onClose={onClose}
    >
      <NumberField label={t.price} required {...field.number('price')} />
      {item?.status === 'running' ? null : (
        <MomentField label={terms.begins} hint={terms.atOnce} {...field.moment('begins_at')} />
      )}
      <MomentField label={terms.ends} hint={terms.noEnd} {...field.moment('ends_at')} />
    </DraftDialog>
  );
}
