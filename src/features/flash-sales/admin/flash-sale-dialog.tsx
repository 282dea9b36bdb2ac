import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { MomentField } from '#web/admin/moment-field.tsx';
import { useStaffAction } from '#web/admin/use-staff-action.ts';
import type { DeskOffer, OfferForm } from '../promotions-desk.contract.ts';
import { ProductFinder } from './product-finder.tsx';
import { promotionsMessages } from './promotions.messages.ts';

interface OfferDialogProps {
  /** The offer to be changed; null for a new one. */
  offer: DeskOffer | null;
  onClose: () => void;
  onKept: () => void;
}

type Written = Omit<OfferForm, 'product_id' | 'allotted'> & {
  readonly product: (Pick<DeskOffer, 'name' | 'base_price'> & { readonly id: number }) | null;
  readonly allotted: number | null;
};

const colours = ['saffron', 'pomegranate', 'turquoise'] as const;
const freshOffer: Written = {
  product: null,
  price: null,
  begins_at: null,
  ends_at: '',
  allotted: 10,
  colour: 'saffron',
  position: 0,
};

const writtenOf = (offer: DeskOffer): Written => ({
  ...offer,
  colour: colours.find((colour) => colour === offer.colour) ?? 'saffron',
  product: { id: offer.product_id, name: offer.name, base_price: offer.base_price },
});

/** A special offer being written: on what, for how much, from when to when and for how many pieces. */
export function OfferDialog({ offer, onClose, onKept }: OfferDialogProps) {
  const t = useMessages(promotionsMessages);
  const [written, setWritten] = useState(() => (offer === null ? freshOffer : writtenOf(offer)));
  const [missing, setMissing] = useState(false);
  const saving = useStaffAction({ quiet: true });
  const set = (change: Partial<Written>) => {
    setWritten({ ...written, ...change });
  };
  const save = async () => {
    const { product, price, begins_at, ends_at, allotted, colour, position } = written;
    setMissing(product === null);
    if (product === null) return;
    const body: OfferForm = {
      product_id: product.id,
      price,
      begins_at,
      ends_at,
      allotted: allotted ?? 0,
      colour,
      position,
    };
    const kept = await saving.run(() =>
      offer === null
        ? staffApi('POST /api/admin/offers/', { body })
        : staffApi('PUT /api/admin/offers/:id/', {
            params: { id: offer.id },
            body: { ...body, version: offer.version },
          }),
    );
    if (kept) onKept();
  };
  return (
    <Dialog open wide onClose={onClose} title={offer === null ? t.newOffer : t.editOffer}>
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="sm:col-span-2">
          {written.product === null ? (
            <ProductFinder
              error={missing ? t.required : saving.fields.product_id}
              onFound={(product) => {
                set({ product });
              }}
            />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0">
                <bdi className="font-semibold">{written.product.name}</bdi>{' '}
                <bdi className="text-sm text-muted">{t.toman(written.product.base_price)}</bdi>
              </p>
              {offer === null ? (
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
          label={t.offerPrice}
          hint={t.offerPriceHint}
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
          label={t.begins}
          hint={t.atOnce}
          value={written.begins_at}
          error={saving.fields.begins_at}
          onChange={(begins) => {
            set({ begins_at: begins === undefined ? '' : begins });
          }}
        />
        <MomentField
          label={t.ends}
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
        <Notice tone="bad" className="sm:col-span-2">
          {saving.fault}
        </Notice>
        <Button type="submit" variant="primary" className="sm:col-span-2" busy={saving.busy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}
