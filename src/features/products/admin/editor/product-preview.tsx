import { useState } from 'react';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { ProductDetail } from '../../products.contract.ts';
import type { ProductForm } from '../../products-admin.contract.ts';
import { productMessages } from '../../product.messages.ts';
import { ProductBadge } from '../../storefront/product-badge.tsx';
import { ProductPrice } from '../../storefront/product-price.tsx';
import { Gallery } from '../../storefront/gallery.tsx';
import { FlashSaleBand } from '#features/flash-sales/storefront/flash-sale-band.tsx';
import { Makers, Part, Promises, Specifications, Tags } from '../../storefront/product-facts.tsx';
import { VariantChoice } from '../../storefront/variant-choice.tsx';
import { imagesOf, sameImage, variantOf } from '../../variant-choice.rules.ts';
import { editorMessages } from './product-editor.messages.ts';

export interface ProductPreviewProps {
  /** The product's id; null for a new product. */
  id: number | null;
  form: ProductForm;
  onClose: () => void;
}

/** Renders a preview of a product as shoppers will see it, before it is saved or visible; nothing can be bought in it. */
export function ProductPreview({ id, form, onClose }: ProductPreviewProps) {
  const t = useMessages(editorMessages);
  const requested = useResource(['admin/products', 'preview', JSON.stringify([id, form])], (signal) =>
    staffApi('POST /api/admin/products/preview/', { body: { ...form, ...(id !== null && { id }) }, signal }),
  );
  return (
    <Dialog wide open onClose={onClose} title={t.preview}>
      <div className="grid gap-4">
        {form.status !== 'active' ? <Notice>{t.previewHidden}</Notice> : null}
        {requested.state === 'ready' ? (
          <Visible product={requested.data} />
        ) : requested.state === 'loading' ? (
          <div role="status" aria-label={t.loading}>
            <SkeletonText lines={8} />
          </div>
        ) : (
          <FailedState text={requested.refused?.message ?? t.failed} onRetry={requested.refresh} />
        )}
      </div>
    </Dialog>
  );
}

function Visible({ product }: { product: ProductDetail }) {
  const t = useMessages(productMessages);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const variant = variantOf(product, chosenId);
  const images = imagesOf(product);
  const { image } = variant;
  const wanted =
    chosenId === null || image === null ? undefined : images.findIndex((imageFile) => sameImage(imageFile, image));
  return (
    <article aria-label={product.name} className="grid gap-4 md:grid-cols-2 md:items-start md:gap-8">
      <div className="min-w-0">
        <Gallery
          name={product.name}
          images={images}
          alts={product.images.map(({ alt }) => alt)}
          wanted={wanted}
          videoId={product.videoId}
          badge={<ProductBadge text={product.badge_text} colour={product.badge_color} />}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <h3 className="text-lg">
          <bdi>{product.name}</bdi>
        </h3>
        <Makers product={product} />
        {product.offer === null ? null : <FlashSaleBand flashSale={product.offer} />}
        <ProductPrice product={variant} size="large" />
        <VariantChoice
          product={product}
          chosen={variant}
          onChoose={(next) => {
            setChosenId(next.id);
          }}
        />
        <Promises product={product} shipping={[]} soldOut={false} />
        <Specifications specifications={product.specifications} />
        <Part title={t.description}>
          <p dir="auto" className="leading-loose whitespace-pre-line">
            {product.description || t.noDescription}
          </p>
        </Part>
        <Tags tags={product.tags} />
      </div>
    </article>
  );
}
