import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { Text } from '#shared/language.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';

interface EditTextsProps {
  productId: number;
  /** Whether it was refused: saving resubmits it. */
  refused: boolean;
  onSaved: () => void;
}

/** Renders the name and texts of a seller's product, in both languages. */
export function EditTexts({ productId, refused, onSaved }: EditTextsProps) {
  const t = useMessages(ownShopMessages);
  const product = useResource(['seller/products', productId], (signal) =>
    customerApi('GET /api/seller/products/:id/', { params: { id: productId }, signal }),
  );
  if (product.state === 'loading') return <SkeletonForm fields={3} />;
  if (product.state === 'failed')
    return <FailedState text={product.refused?.message ?? t.listFailed} onRetry={product.refresh} />;
  return <TextsForm stored={product.data} productId={productId} refused={refused} onSaved={onSaved} />;
}

interface Texts {
  readonly name: Text;
  readonly description: Text;
}

const textsOf = ({ name, description }: Texts): Texts => ({ name, description });

/** Resubmits a product, unless an earlier attempt whose response was lost already did. */
async function resubmit(id: number): Promise<void> {
  try {
    await customerApi('POST /api/seller/products/:id/resubmit/', { params: { id }, body: {} });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'product-not-refused') throw error;
  }
}

function TextsForm({
  stored,
  productId,
  refused,
  onSaved,
}: EditTextsProps & { stored: Texts & { readonly version: number } }) {
  const t = useMessages(ownShopMessages);
  const draft = useDraft(textsOf(stored), stored.version, `own product:${productId}`);
  const typed = draft.value;
  const saving = useAction({ quiet: true, done: null });
  const field = draftFields(draft, saving.fields);
  const save = () =>
    saving.run(
      async () => {
        const params = { id: productId };
        // Saved separately from resubmitting: if that is rejected, the next attempt uses the saved version.
        const body = { ...typed, version: draft.version };
        const { version } = await customerApi('PUT /api/seller/products/:id/texts/', { params, body });
        const isWhole = draft.saved(typed, version);
        if (refused) await resubmit(productId);
        if (isWhole) onSaved();
        else announce(t.textsSaved, 'good');
      },
      undefined,
      ({ status, message }) => (message === '' && isNoAnswer(status) ? t.notSaved : message),
    );
  return (
    <Form action={saving} className="grid gap-4" onSend={save}>
      <DraftNotice
        draft={draft}
        names={{
          name: t.name,
          description: t.description,
        }}
      />
      <TextField label={t.name} required dir="auto" maxLength={200} {...field.worded('name', 'fa')} />
      <TextField label={t.nameEn} hint={t.englishHint} dir="ltr" maxLength={200} {...field.worded('name', 'en')} />
      <TextArea label={t.description} dir="auto" rows={5} maxLength={10_000} {...field.worded('description', 'fa')} />
      <TextArea label={t.descriptionEn} dir="ltr" rows={3} maxLength={10_000} {...field.worded('description', 'en')} />
      <Notice tone="bad">{saving.message}</Notice>
      <Button type="submit" variant="primary" busy={saving.busy} busyText={t.saving}>
        {refused ? t.saveAndSend : t.save}
      </Button>
    </Form>
  );
}
