import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { isNoAnswer } from '#shared/contract/api-client.ts';
import { wholeNumberIn } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Form } from '#web/forms/form.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { UnloadedChoices } from '#web/forms/unloaded-choices.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { customerApi } from '#web/data/api.ts';
import type { ResourceState } from '#web/data/resource.ts';
import { useResource } from '#web/data/use-resource.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';

const maxImages = 8;
/** Fields with other names in the server's errors. */
const nameOnWire: Readonly<Record<string, string>> = {
  name: 'name.fa',
  description: 'description.fa',
  category: 'category_id',
  price: 'base_price',
  sku: 'variants.0.sku',
  barcode: 'variants.0.barcode',
};
const needed = ['name', 'category', 'price', 'stock'] as const;

const optionsOf = (categories: ResourceState<readonly { readonly id: number; readonly name: string }[]>) =>
  categories.state === 'ready' ? categories.data.map(({ id, name }) => ({ value: String(id), label: name })) : [];

/** Renders the form for a seller's new product, sent to staff for approval. */
export function AddProduct({ onAdded }: { onAdded: () => void }) {
  const t = useMessages(ownShopMessages);
  const categories = useResource(['seller/categories'], (signal) =>
    customerApi('GET /api/seller/categories/', { signal }).then(({ data }) => data),
  );
  const uploads = useUpload({ to: 'images', max: maxImages, name: 'own product:new' });
  const draft = useDraft<Readonly<Record<string, string>>>({}, 0, 'own product:new');
  const typed = draft.value;
  const adding = useAction({ quiet: true, done: null });
  const field = (name: string) => ({
    value: typed[name] ?? '',
    error: adding.fields[name] ?? adding.fields[nameOnWire[name] ?? ''],
    onChange: (event: { target: { value: string } }) => {
      draft.change({ [name]: event.target.value });
    },
  });
  const send = () => {
    const { body, wrong } = newProductIn(typed, t);
    if (body === null) {
      adding.reject(wrong);
      return;
    }
    if (uploads.busy) return;
    void adding.run(
      async () => {
        const whole = { ...body, pictures: uploads.keys };
        const headers = { 'idempotency-key': adding.key.once('own product:new', whole) };
        await customerApi('POST /api/seller/products/', { headers, body: whole });
        draft.done(typed);
        uploads.clear();
        onAdded();
      },
      undefined,
      ({ status, message }) => (message === '' && isNoAnswer(status) ? t.notSaved : message),
    );
  };
  const options = optionsOf(categories);
  return (
    <Form action={adding} className="grid gap-4" onSend={send}>
      <DraftNotice draft={draft} />
      <TextField label={t.name} required dir="auto" maxLength={200} {...field('name')} />
      <Select label={t.category} required placeholder={t.chooseCategory} options={options} {...field('category')} />
      <UnloadedChoices of={categories} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.price} required inputMode="numeric" dir="ltr" maxLength={16} {...field('price')} />
        <TextField label={t.stock} required inputMode="numeric" dir="ltr" maxLength={8} {...field('stock')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.sku} dir="ltr" maxLength={64} {...field('sku')} />
        <TextField label={t.barcode} inputMode="numeric" dir="ltr" maxLength={28} {...field('barcode')} />
      </div>
      <TextArea label={t.description} dir="auto" rows={5} maxLength={10_000} {...field('description')} />
      <ImagePicker label={t.images} uploads={uploads} />
      <Notice tone="bad">{adding.message}</Notice>
      <Button type="submit" variant="primary" busy={adding.busy} busyText={t.saving} disabled={uploads.busy}>
        {t.submit}
      </Button>
    </Form>
  );
}

/** Returns a new product as sent, without its images; null with errors by field when invalid. */
function newProductIn(typed: Readonly<Record<string, string>>, t: (typeof ownShopMessages)['fa']) {
  const missing = Object.fromEntries(
    needed.filter((name) => (typed[name] ?? '').trim() === '').map((name) => [name, t.required]),
  );
  const [price, stock] = [wholeNumberIn(typed.price ?? ''), wholeNumberIn(typed.stock ?? '')];
  const wrong = {
    ...(price === null && { price: t.wholeNumber }),
    ...(stock === null && { stock: t.wholeNumber }),
    ...missing,
  };
  if (price === null || stock === null || Object.keys(wrong).length > 0) return { body: null, wrong };
  const body = {
    name: { fa: typed.name ?? '', en: '' },
    description: { fa: typed.description ?? '', en: '' },
    category_id: Number(typed.category),
    base_price: price,
    stock,
    ...(typed.sku === undefined ? {} : { sku: typed.sku }),
    ...(typed.barcode === undefined ? {} : { barcode: typed.barcode }),
  };
  return { body, wrong };
}
