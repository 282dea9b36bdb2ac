import { useState, type SubmitEvent } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { digitsOnly, formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { useAnswer } from '#web/data/use-answer.ts';
import type { ProductDraft } from '#features/products/products-admin.contract.ts';
import { ownVariantName } from '../../own-variants.rules.ts';
import { sellerDeskMessages } from '../../own-shop.messages.ts';

/** Price and stock of each variant of an own product. */
export function EditVariants({ productId, onSaved }: { productId: number; onSaved: () => void }) {
  const t = useMessages(sellerDeskMessages);
  const product = useAnswer(String(productId), (signal) =>
    customerApi('GET /api/seller/products/:id/', { params: { id: productId }, signal }),
  );
  if (product.state === 'loading') return <SkeletonText lines={6} />;
  if (product.state === 'failed') return <FailedState text={t.listFailed} onRetry={product.ask} />;
  return <VariantsForm variants={product.answer.variants} onSaved={onSaved} />;
}

function VariantsForm({ variants, onSaved }: { variants: ProductDraft['variants']; onSaved: () => void }) {
  const t = useMessages(sellerDeskMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const valueOf = (field: string, now: number) => typed[field] ?? formatNumber(now, language);
  const numberOf = (field: string, now: number) =>
    typed[field] === undefined ? now : Number(digitsOnly(typed[field]));
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      for (const { id, base_price: price, on_hand: onHand } of variants) {
        const body = { base_price: numberOf(`price ${id}`, price), on_hand: numberOf(`stock ${id}`, onHand) };
        if (body.base_price !== price || body.on_hand !== onHand)
          await customerApi('PUT /api/seller/variants/:id/', { params: { id }, body });
      }
      onSaved();
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setFault(error instanceof CallRefused && error.status !== 0 ? error.message : t.notSaved);
      setBusy(false);
    }
  };
  const field = (name: string, now: number) => ({
    value: valueOf(name, now),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        void save(event);
      }}
    >
      {variants.map((variant) => (
        <fieldset key={variant.id} className="grid grid-cols-2 gap-3">
          <legend className="mb-2 text-sm font-semibold">
            <bdi>{ownVariantName(variant, language) ?? t.onlyKind}</bdi>
          </legend>
          <TextField
            label={t.price}
            inputMode="numeric"
            dir="ltr"
            maxLength={16}
            {...field(`price ${variant.id}`, variant.base_price)}
          />
          <TextField
            label={t.onHand}
            inputMode="numeric"
            dir="ltr"
            maxLength={8}
            {...(variant.held > 0 && { hint: t.held(variant.held) })}
            {...field(`stock ${variant.id}`, variant.on_hand)}
          />
        </fieldset>
      ))}
      <Notice tone="bad">{fault}</Notice>
      <Button type="submit" variant="primary" busy={busy} busyText={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}
