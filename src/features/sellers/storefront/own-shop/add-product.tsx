import { useState, type SubmitEvent } from 'react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { CallRefused } from '#shared/contract/api-client.ts';
import { wholeNumberIn } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { useAnswer } from '#web/data/use-answer.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';

const maxImages = 8;
const needed = ['name', 'category', 'price', 'stock'] as const;

/** A new product of the seller, sent to the staff for approval. */
export function AddProduct({ onAdded }: { onAdded: () => void }) {
  const t = useMessages(ownShopMessages);
  const categories = useAnswer('own categories', (signal) => customerApi('GET /api/seller/categories/', { signal }));
  const uploads = useUpload({ to: 'pictures', most: maxImages });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [fault, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = (name: string) => ({
    value: typed[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
    },
  });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const missing = Object.fromEntries(
      needed.filter((name) => (typed[name] ?? '').trim() === '').map((name) => [name, t.required]),
    );
    const [price, stock] = [wholeNumberIn(typed.price ?? ''), wholeNumberIn(typed.stock ?? '')];
    const wrong = {
      ...(price === null && { price: t.wholeNumber }),
      ...(stock === null && { stock: t.wholeNumber }),
      ...missing,
    };
    setErrors(wrong);
    if (price === null || stock === null || Object.keys(wrong).length > 0 || uploads.busy || busy) return;
    setBusy(true);
    setError(null);
    try {
      await customerApi('POST /api/seller/products/', {
        body: {
          name: typed.name ?? '',
          description: typed.description ?? '',
          category_id: Number(typed.category),
          base_price: price,
          stock,
          pictures: uploads.keys,
        },
      });
      onAdded();
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setError(error instanceof CallRefused && error.status !== 0 ? error.message : t.notSaved);
      setBusy(false);
    }
  };
  const options =
    categories.state === 'ready' ? categories.answer.map(({ id, name }) => ({ value: String(id), label: name })) : [];
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        void send(event);
      }}
    >
      <TextField label={t.name} required dir="auto" maxLength={200} {...field('name')} />
      <Select label={t.category} required placeholder={t.chooseCategory} options={options} {...field('category')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.price} required inputMode="numeric" dir="ltr" maxLength={16} {...field('price')} />
        <TextField label={t.stock} required inputMode="numeric" dir="ltr" maxLength={8} {...field('stock')} />
      </div>
      <TextArea label={t.description} dir="auto" rows={5} maxLength={10_000} {...field('description')} />
      <ImagePicker label={t.pictures} uploads={uploads} />
      <Notice tone="bad">{fault}</Notice>
      <Button type="submit" variant="primary" busy={busy} busyText={t.saving} disabled={uploads.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
