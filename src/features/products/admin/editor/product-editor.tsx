import { ExternalLink, Eye, History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { holdsTheSame } from '#shared/join-changes.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { atTheirRows } from '#web/forms/row-errors.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { productAddress } from '../../products.addresses.ts';
import { formOf, missingIn, rowsIn, sentRowsOf, type WrittenProduct } from '../../product-draft.rules.ts';
import type { ProductForm } from '../../products-admin.contract.ts';
import { maxImages, ImagesPart } from './images-part.tsx';
import { PlacementPart } from './category-part.tsx';
import { editorMessages } from './product-editor.messages.ts';
import { ProductPreview } from './product-preview.tsx';
import { OptionsPart } from './options-part.tsx';
import { SpecificationsPart } from './specifications-part.tsx';
import { TextsPart } from './texts-part.tsx';
import { VariantsPart } from './variants-part.tsx';

export interface ProductEditorProps {
  title: string;
  /** As it was last stored; of a new product nothing is. */
  saved: WrittenProduct;
  /** Its number, once it has one. */
  id: number | null;
  written: WrittenProduct;
  onChange: (written: WrittenProduct) => void;
  /** Keeps it; what is refused is thrown. */
  onSave: (form: ProductForm) => Promise<void>;
  /** What stands above the form: the notice of somebody else's changes. */
  notice?: ReactNode;
}

/** A product being written: its parts, what is wrong beside each field, and a bar that keeps it. */
export function ProductEditor({ title, saved, id, written, onChange, onSave, notice }: ProductEditorProps) {
  const t = useMessages(editorMessages);
  const uploads = useUpload({ to: 'pictures', max: maxImages });
  const videos = useUpload({ to: 'films', max: 1 });
  const arriving = uploads.busy || videos.busy;
  const [previewed, setPreviewed] = useState<ProductForm | null>(null);
  const saving = useAction();
  const unsaved = !holdsTheSame(saved, written);
  const [sentRows, setSentRows] = useState<ReturnType<typeof rowsIn>>(() => rowsIn(written));
  const errors = atTheirRows(saving.fields, sentRows, rowsIn(written));
  const change = (part: Partial<WrittenProduct>) => {
    onChange({ ...written, ...part });
  };
  const isWhole = () => {
    const lacking = missingIn(written);
    setSentRows(sentRowsOf(written));
    saving.reject(Object.fromEntries(lacking.map((field) => [field, t.required])));
    return lacking.length === 0;
  };
  const preview = () => {
    if (isWhole()) setPreviewed(formOf(written));
  };
  const save = () => {
    if (!isWhole()) return;
    void saving.run(() => onSave(formOf(written)), id === null ? t.added : undefined);
  };
  const part = { written, onChange: change, errors };
  return (
    <AdminLayout
      title={title}
      actions={
        <>
          <Button size="small" icon={<Eye aria-hidden size={18} />} disabled={arriving} onClick={preview}>
            {t.preview}
          </Button>
          {id === null ? null : (
            <Button asChild size="small" icon={<History aria-hidden size={18} />}>
              <Link to={`/admin/stock?product=${id}`}>{t.movements}</Link>
            </Button>
          )}
          {id === null || saved.status !== 'active' ? null : (
            <Button asChild size="small" icon={<ExternalLink aria-hidden size={18} />}>
              <a href={productAddress(saved.slug)} target="_blank" rel="noreferrer">
                {t.view}
              </a>
            </Button>
          )}
        </>
      }
    >
      <Link
        to="/admin/products"
        className="inline-flex min-h-target items-center justify-self-start text-sm text-turquoise"
      >
        {t.back}
      </Link>
      {notice}
      <Form action={saving} className="grid gap-4" onSend={save}>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-4">
            <TextsPart {...part} />
            <ImagesPart {...part} uploads={uploads} videos={videos} />
            <OptionsPart {...part} />
            <VariantsPart {...part} />
            <SpecificationsPart {...part} />
          </div>
          <PlacementPart {...part} />
        </div>
        <Notice tone="bad">{Object.keys(errors).length === 0 ? null : t.look}</Notice>
        <div
          data-bottom-bar="always"
          className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3"
        >
          <p role="status" className="me-auto text-sm text-muted">
            {arriving ? t.uploading : unsaved ? t.unsaved : null}
          </p>
          <Button
            type="submit"
            variant="primary"
            busy={saving.busy}
            busyText={t.saving}
            disabled={arriving || !unsaved}
          >
            {id === null ? t.publish : t.save}
          </Button>
        </div>
      </Form>
      <UnsavedGuard unsaved={unsaved && !saving.busy} onLeave={() => onChange(saved)} />
      {previewed === null ? null : (
        <ProductPreview
          id={id}
          form={previewed}
          onClose={() => {
            setPreviewed(null);
          }}
        />
      )}
    </AdminLayout>
  );
}
