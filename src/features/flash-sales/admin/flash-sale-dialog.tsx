import { termsMessages } from '#web/admin/terms.messages.ts';
import { useState, type ComponentType } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { MomentField } from '#web/admin/moment-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { AdminFlashSale, FlashSaleForm } from '../flash-sales-admin.contract.ts';
import { flashSalesAdminMessages } from './flash-sales-admin.messages.ts';

/** Finds a product by its name or number: the catalogue, which stands above, brings the part that does it. */
export type ProductFinder = ComponentType<{
  onFound: (product: { readonly id: number; readonly name: string; readonly base_price: number }) => void;
  error?: string | undefined;
}>;

interface FlashSaleDialogProps {
  ProductFinder: ProductFinder;
  /** The one to be changed; null for a new one. */
  flashSale: AdminFlashSale | null;
  onClose: () => void;
  onSaved: () => void;
}

type Written = Omit<FlashSaleForm, 'product_id' | 'allotted'> & {
  readonly product: (Pick<AdminFlashSale, 'name' | 'base_price'> & { readonly id: number }) | null;
  readonly allotted: number | null;
};

const colours = ['saffron', 'pomegranate', 'turquoise'] as const;
const fresh: Written = {
  product: null,
  price: null,
  begins_at: null,
  ends_at: '',
  allotted: 10,
  colour: 'saffron',
  position: 0,
};

const writtenOf = (flashSale: AdminFlashSale): Written => ({
  ...flashSale,
  colour: colours.find((colour) => colour === flashSale.colour) ?? 'saffron',
  product: { id: flashSale.product_id, name: flashSale.name, base_price: flashSale.base_price },
});

/** A flash sale being written: on what, for how much, from when to when and for how many pieces. */
export function FlashSaleDialog({ ProductFinder, flashSale, onClose, onSaved }: FlashSaleDialogProps) {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  const draft = useDraft<Written>(flashSale === null ? fresh : writtenOf(flashSale), flashSale?.version ?? 0);
  const { value: written, change: set } = draft;
  const [missing, setMissing] = useState(false);
  const saving = useAction({ quiet: true });
  const save = async () => {
    const { product, price, begins_at, ends_at, allotted, colour, position } = written;
    setMissing(product === null);
    if (allotted === null) saving.reject({ allotted: terms.required });
    if (product === null || allotted === null) return;
    const body: FlashSaleForm = {
      product_id: product.id,
      price,
      begins_at,
      ends_at,
      allotted,
      colour,
      position,
    };
    const saved = await saving.run(() =>
      flashSale === null
        ? staffApi('POST /api/admin/offers/', { body })
        : staffApi('PUT /api/admin/offers/:id/', {
            params: { id: flashSale.id },
            body: { ...body, version: draft.version },
          }),
    );
    if (saved) onSaved();
  };
  return (
    <Dialog open wide onClose={onClose} title={flashSale === null ? t.newFlashSale : t.editFlashSale}>
      <Form action={saving} className="grid gap-4 sm:grid-cols-2" onSend={save}>
        <div className="sm:col-span-2">
          {written.product === null ? (
            <ProductFinder
              error={missing ? terms.required : saving.fields.product_id}
              onFound={(product) => {
                set({ product });
              }}
            />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0">
                <bdi className="font-semibold">{written.product.name}</bdi>{' '}
                <bdi className="text-sm text-muted">{terms.toman(written.product.base_price)}</bdi>
              </p>
              {flashSale === null ? (
                <Button
                  size="small"
                  onClick={() => {
                    set({ product: null });
                  }}
                >
                  {t.otherProduct}
                </Button>
              ) : null}
            </div>
          )}
        </div>
        <NumberField
          label={t.flashSalePrice}
          hint={t.flashSalePriceHint}
          value={written.price}
          error={saving.fields.price}
          onChange={(price) => {
            set({ price });
          }}
        />
        <NumberField
          label={t.allotted}
          required
          value={written.allotted}
          error={saving.fields.allotted}
          onChange={(allotted) => {
            set({ allotted });
          }}
        />
        <MomentField
          label={terms.begins}
          hint={terms.atOnce}
          value={written.begins_at}
          error={saving.fields.begins_at}
          onChange={(begins) => {
            set({ begins_at: begins === undefined ? '' : begins });
          }}
        />
        <MomentField
          label={terms.ends}
          required
          value={written.ends_at === '' ? null : written.ends_at}
          error={saving.fields.ends_at}
          onChange={(ends) => {
            set({ ends_at: ends ?? '' });
          }}
        />
        <Select
          label={t.colour}
          value={written.colour}
          options={colours.map((colour) => ({ value: colour, label: t[colour] }))}
          onChange={(event) => {
            set({ colour: colours.find((colour) => colour === event.currentTarget.value) ?? 'saffron' });
          }}
        />
        <NumberField
          label={t.position}
          value={written.position}
          error={saving.fields.position}
          onChange={(position) => {
            set({ position: position ?? 0 });
          }}
        />
        <div className="empty:hidden sm:col-span-2">
          <DraftNotice draft={draft} />
        </div>
        <Notice tone="bad" className="sm:col-span-2">
          {saving.message}
        </Notice>
        <Button type="submit" variant="primary" className="sm:col-span-2" busy={saving.busy}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
