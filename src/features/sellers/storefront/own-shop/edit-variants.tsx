import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { ProductDraft } from '#features/products/products-admin.contract.ts';
import { ownVariantName } from '../../own-variants.rules.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';
import {
  afterRefusal,
  changedCodes,
  leftOf,
  withCode,
  type WrittenVariant,
  type WrittenVariants,
} from './written-variants.rules.ts';

type Variant = ProductDraft['variants'][number];

/** Renders the price, stock and codes of each active variant of a seller's product. */
export function EditVariants({ productId, onSaved }: { productId: number; onSaved: () => void }) {
  const t = useMessages(ownShopMessages);
  const product = useResource(['seller/products', productId], (signal) =>
    customerApi('GET /api/seller/products/:id/', { params: { id: productId }, signal }),
  );
  if (product.state === 'loading') return <SkeletonForm fields={3} />;
  if (product.state === 'failed') return <FailedState text={t.listFailed} onRetry={product.refresh} />;
  return (
    <VariantsForm
      productId={productId}
      variants={product.data.variants}
      onSaved={onSaved}
      onRefused={product.refresh}
    />
  );
}

/** Sends a variant's changes: price and codes separately from stock, which is sent with the number seen when counting. */
async function saveVariant(
  { id, base_price: price, on_hand, ...stored }: Variant,
  written: WrittenVariant,
  key: RequestKey,
): Promise<void> {
  const params = { id };
  const { price: wanted, priceSeen = price, seen = on_hand } = written;
  const codes = changedCodes(written, stored);
  const isPriced = wanted != null && wanted !== price;
  const change = { ...codes.change, ...(isPriced && { base_price: wanted }) };
  const before = { ...codes.seen, ...(isPriced && { base_price: priceSeen }) };
  if (Object.keys(change).length > 0)
    await customerApi('PATCH /api/seller/variants/:id/', { params, body: { ...change, before } });
  if (written.stock == null || written.stock === on_hand) return;
  const body = { pieces: written.stock, seen };
  const headers = { 'idempotency-key': key.once(`pieces of:${id}`, body) };
  await customerApi('POST /api/seller/variants/:id/stock/', { params, headers, body });
}

interface VariantsFormProps {
  productId: number;
  variants: readonly Variant[];
  onSaved: () => void;
  /** Called when refused, as the stored values may have changed. */
  onRefused: () => void;
}

function VariantsForm({ productId, variants, onSaved, onRefused }: VariantsFormProps) {
  const t = useMessages(ownShopMessages);
  const draft = useDraft<WrittenVariants>({}, 0, `own variants:${productId}`);
  const written = draft.value;
  const sold = variants.filter(({ archived }) => !archived);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const action = useAction({ quiet: true, done: null });
  const save = async () => {
    setTried(true);
    if (Object.values(written).some(({ price, stock }) => price === null || stock === null)) return;
    let under: number | null = null;
    let refusal: string | null = null;
    const isDone = await action.run(
      async () => {
        for (const variant of sold) {
          under = variant.id;
          setSent(under);
          await saveVariant(variant, written[variant.id] ?? {}, action.key);
        }
      },
      null,
      ({ code, message }) => {
        refusal = code;
        return message;
      },
    );
    if (!isDone) {
      onRefused();
      draft.leave((now) => afterRefusal(now, under, refusal));
      return;
    }
    if (draft.leave((now) => leftOf(now, written))) onSaved();
    else announce(t.saved, 'good');
  };
  return (
    <Form action={action} onSend={save}>
      <DraftNotice draft={draft} />
      {sold.map((variant) => (
        <VariantFields
          key={variant.id}
          variant={variant}
          written={written[variant.id] ?? {}}
          tried={tried}
          errors={sent === variant.id ? action.fields : {}}
          onChange={(change) => {
            draft.change({ [variant.id]: { ...written[variant.id], ...change } });
          }}
        />
      ))}
      <Notice tone="bad">{action.message}</Notice>
      <Button type="submit" variant="primary" busy={action.busy} busyText={t.saving}>
        {t.save}
      </Button>
    </Form>
  );
}

interface VariantFieldsProps {
  variant: Variant;
  written: WrittenVariant;
  /** Whether saving was attempted, after which missing values are marked. */
  tried: boolean;
  /** The server's errors, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: WrittenVariant) => void;
}

function VariantFields({ variant, written, tried, errors, onChange }: VariantFieldsProps) {
  const t = useMessages(ownShopMessages);
  const language = useLanguage();
  const { price = variant.base_price, stock = variant.on_hand } = written;
  const code = (name: 'sku' | 'barcode') => ({
    value: written[name] ?? variant[name],
    error: errors[name],
    hint: (written[name] ?? variant[name]) === variant[name] ? undefined : t.codeNow(variant[name]),
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange(withCode(written, variant, { [name]: event.currentTarget.value }));
    },
  });
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-2 text-sm font-semibold">
        <bdi>{ownVariantName(variant, language) ?? t.onlyKind}</bdi>
      </legend>
      <NumberField
        label={t.price}
        maxLength={16}
        hint={price === variant.base_price ? undefined : t.priceNow(variant.base_price)}
        value={price}
        error={tried && price === null ? t.required : undefined}
        onChange={(next) => {
          onChange({ price: next, priceSeen: written.priceSeen ?? variant.base_price });
        }}
      />
      <NumberField
        label={t.onHand}
        maxLength={8}
        hint={
          [stock === variant.on_hand ? '' : t.onHandNow(variant.on_hand), variant.held > 0 ? t.held(variant.held) : '']
            .filter((text) => text !== '')
            .join(' · ') || undefined
        }
        value={stock}
        error={tried && stock === null ? t.required : undefined}
        onChange={(next) => {
          onChange({ stock: next, seen: written.seen ?? variant.on_hand });
        }}
      />
      <TextField label={t.sku} dir="ltr" maxLength={64} {...code('sku')} />
      <TextField label={t.barcode} dir="ltr" inputMode="numeric" maxLength={28} {...code('barcode')} />
      <NumberField
        label={t.weight}
        maxLength={10}
        value={written.weight_grams === undefined ? variant.weight_grams : written.weight_grams}
        error={errors.weight_grams}
        onChange={(next) => {
          onChange(withCode(written, variant, { weight_grams: next }));
        }}
      />
    </fieldset>
  );
}
