import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { useState, type ComponentType } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { MomentField } from '#web/admin/moment-field.tsx';
import { createOnce, onlyIf } from '#web/forms/create-once.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem, type WrittenItem } from '#web/forms/use-written-item.ts';
import { discountFunders, type DiscountFunder } from '#shared/commerce/discount-funders.ts';
import { VariantChoice } from './variant-choice.tsx';
import type { AdminFlashSale, FlashSaleForm } from '../flash-sales-admin.contract.ts';
import { flashSalesAdminMessages } from './flash-sales-admin.messages.ts';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { FunderChoice } from '#web/admin/funder-choice.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';

/** Renders a product search by name or number; injected by the catalogue, which is the higher layer. */
export type ProductFinder = ComponentType<{
  onFound: (product: { readonly id: number; readonly name: string; readonly base_price: number }) => void;
  error?: string | undefined;
}>;

interface FlashSaleDialogProps {
  ProductFinder: ProductFinder;
  /** The flash sale to edit; null for a new one. */
  flashSale: AdminFlashSale | null;
  onClose: () => void;
  onSaved: () => void;
}

type Written = Omit<FlashSaleForm, 'product_id' | 'variant_id' | 'allotted' | 'position' | 'funded_by'> & {
  readonly variant_id: number | null;
  readonly funded_by: DiscountFunder;
  readonly product: (Pick<AdminFlashSale, 'name' | 'base_price'> & { readonly id: number }) | null;
  readonly allotted: number | null;
  readonly position: number | null;
};

const colours = ['saffron', 'pomegranate', 'turquoise'] as const;
const fresh: Written = {
  product: null,
  variant_id: null,
  price: null,
  begins_at: null,
  ends_at: '',
  allotted: 10,
  colour: 'saffron',
  position: 0,
  funded_by: 'shop',
};

const writtenOf = (flashSale: AdminFlashSale | null): Written =>
  flashSale === null
    ? fresh
    : {
        ...flashSale,
        colour: colours.find((colour) => colour === flashSale.colour) ?? 'saffron',
        product: { id: flashSale.product_id, name: flashSale.name, base_price: flashSale.base_price },
      };

/** Dialog for editing a flash sale: product, price, period and number of pieces. */
export function FlashSaleDialog({ ProductFinder, flashSale, onClose, onSaved }: FlashSaleDialogProps) {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  const written = useWrittenItem(flashSale, writtenOf, (one) => `flash-sale:${one?.id ?? 'new'}`);
  const { item, draft } = written;
  const { missing, saving, save } = useSaveFlashSale(written, onSaved);
  const field = draftFields(draft, saving.fields);
  const setProduct = (product: Written['product']) => {
    draft.change({ product, variant_id: null });
  };
  return (
    <DraftDialog
      wide
      title={item === null ? t.newFlashSale : t.editFlashSale}
      draft={draft}
      action={saving}
      save={t.save}
      onSave={save}
      onClose={onClose}
    >
      <div className="sm:col-span-2">
        {draft.value.product === null ? (
          <ProductFinder error={missing ? terms.required : saving.fields.product_id} onFound={setProduct} />
        ) : (
          <ChosenProduct product={draft.value.product} onOther={item === null ? () => setProduct(null) : null} />
        )}
      </div>
      {draft.value.product === null ? null : (
        <VariantChoice
          productId={draft.value.product.id}
          chosen={draft.value.variant_id}
          error={saving.fields.variant_id}
          onChoose={(variant_id) => {
            draft.change({ variant_id });
          }}
        />
      )}
      <NumberField label={t.flashSalePrice} hint={t.flashSalePriceHint} {...field.number('price')} />
      <NumberField label={t.allotted} required {...field.number('allotted')} />
      <MomentField label={terms.begins} hint={terms.atOnce} {...field.moment('begins_at')} />
      <MomentField
        label={terms.ends}
        required
        value={draft.value.ends_at === '' ? null : draft.value.ends_at}
        error={saving.fields.ends_at}
        onChange={(ends) => {
          draft.change({ ends_at: ends ?? '' });
        }}
      />
      <Select
        label={t.colour}
        options={colours.map((colour) => ({ value: colour, label: t[colour] }))}
        {...field.choice('colour', colours)}
      />
      <NumberField label={t.position} required {...field.number('position')} />
      <FunderChoice {...field.choice('funded_by', discountFunders)} />
    </DraftDialog>
  );
}

/** Returns the save handler, which requires a product and a number of pieces. */
function useSaveFlashSale({ item, draft, saved }: WrittenItem<AdminFlashSale, Written>, onSaved: () => void) {
  const terms = useMessages(termsMessages);
  const [missing, setMissing] = useState(false);
  const saving = useAction({ quiet: true });
  const save = async () => {
    const { product, variant_id, price, begins_at, ends_at, allotted, colour, position, funded_by } = draft.value;
    setMissing(product === null);
    if (allotted === null || position === null)
      saving.reject({
        ...(allotted === null && { allotted: terms.required }),
        ...(position === null && { position: terms.required }),
      });
    if (product === null || allotted === null || position === null) return;
    const body: FlashSaleForm = {
      product_id: product.id,
      variant_id,
      price,
      begins_at,
      ends_at,
      allotted,
      colour,
      position,
      funded_by,
    };
    const put = ({ id, version }: { id: number; version: number }) =>
      staffApi('PUT /api/admin/flash-sales/:id/', { params: { id }, body: { ...body, version } });
    await saving.run(async () => {
      const answered = await (item === null
        ? createOnce(saving.key, 'flash-sale:new', body, {
            create: (form, headers) => staffApi('POST /api/admin/flash-sales/', { headers, body: form }),
            // The product of an existing flash sale cannot change.
            correct: (made, former) => onlyIf(former.product_id === product.id) ?? put(made),
          })
        : put({ id: item.id, version: draft.version }));
      if (saved(draft.value, answered)) onSaved();
    });
  };
  return { missing, saving, save };
}

interface ChosenProductProps {
  product: NonNullable<Written['product']>;
  /** Null where the product cannot change. */
  onOther: (() => void) | null;
}

function ChosenProduct({ product, onOther }: ChosenProductProps) {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">
        <bdi className="font-semibold">{product.name}</bdi>{' '}
        <bdi className="text-sm text-muted">{terms.toman(product.base_price)}</bdi>
      </p>
      {onOther === null ? null : (
        <Button size="small" onClick={onOther}>
          {t.otherProduct}
        </Button>
      )}
    </div>
  );
}
