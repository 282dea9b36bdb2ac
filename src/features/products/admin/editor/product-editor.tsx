import { ExternalLink, Eye, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { Form } from '#web/forms/form.tsx';
import { productAddress } from '../../products.addresses.ts';
import type { WrittenProduct } from '../../product-draft.rules.ts';
import { AttributesPart } from './attributes-part.tsx';
import { maxImages, ImagesPart } from './images-part.tsx';
import { PlacementPart } from './placement-part.tsx';
import { editorMessages } from './product-editor.messages.ts';
import { ProductPreview } from './product-preview.tsx';
import { OptionsPart } from './options-part.tsx';
import { SpecificationsPart } from './specifications-part.tsx';
import { TextsPart } from './texts-part.tsx';
import { VariantsPart } from './variants-part.tsx';
import { useProductForm, type EditedProduct } from './use-product-form.ts';

export interface ProductEditorProps extends EditedProduct {
  title: string;
  /** Merges a change into the current state, which may be newer than the rendered one. */
  onChange: (part: Partial<WrittenProduct>) => void;
  /** Rendered above the form: the notice of somebody else's changes. */
  notice?: ReactNode;
  /** Rendered below the form; saved separately. */
  below?: ReactNode;
}

/** Renders the product form with its parts, the error beside each field, and the save bar. */
export function ProductEditor(props: ProductEditorProps) {
  const { title, saved, id, written, onChange, notice, below } = props;
  const t = useMessages(editorMessages);
  const uploads = useUpload({ to: 'images', max: maxImages, name: null });
  const videos = useUpload({ to: 'videos', max: 1, name: null });
  const arriving = uploads.busy || videos.busy;
  const { errors, saving, unsaved, previewed, setPreviewed, preview, save } = useProductForm(props);
  const isUnsent = uploads.unsent !== null || videos.unsent !== null;
  const part = { written, onChange, errors };
  return (
    <AdminLayout
      title={title}
      actions={<EditorActions id={id} saved={saved} disabled={arriving} onPreview={preview} />}
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
            <AttributesPart {...part} />
            <SpecificationsPart {...part} />
          </div>
          <PlacementPart {...part} />
        </div>
        <Notice tone="bad">{Object.keys(errors).length === 0 ? null : t.look}</Notice>
        <SaveBar
          text={arriving ? t.uploading : unsaved ? t.unsaved : null}
          save={id === null ? t.publish : t.save}
          busy={saving.busy}
          disabled={arriving || !unsaved}
        />
      </Form>
      {below}
      <UnsavedGuard unsaved={(unsaved || isUnsent) && !saving.busy} onLeave={() => onChange(saved)} />
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

interface EditorActionsProps {
  id: number | null;
  saved: WrittenProduct;
  disabled: boolean;
  onPreview: () => void;
}

/** Renders the actions beside the title: preview, stock history and the product page. */
function EditorActions({ id, saved, disabled, onPreview }: EditorActionsProps) {
  const t = useMessages(editorMessages);
  return (
    <>
      <Button size="small" icon={<Eye aria-hidden size={18} />} disabled={disabled} onClick={onPreview}>
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
  );
}

interface SaveBarProps {
  /** The pending operation or the unsaved state. */
  text: string | null;
  save: string;
  busy: boolean;
  disabled: boolean;
}

function SaveBar({ text, save, busy, disabled }: SaveBarProps) {
  const t = useMessages(editorMessages);
  return (
    <div
      data-bottom-bar="always"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3"
    >
      <p role="status" className="me-auto text-sm text-muted">
        {text}
      </p>
      <Button type="submit" variant="primary" busy={busy} busyText={t.saving} disabled={disabled}>
        {save}
      </Button>
    </div>
  );
}
