import { useParams } from 'react-router';
import { SalePricesPart } from '#features/prices/admin/sale-prices-part.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { MetadataPart } from '#web/admin/metadata-part.tsx';
import { UnreadItem } from '#web/admin/unread-item.tsx';
import { textFor } from '#shared/text/names.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { AdminProductDraft, ProductForm } from '../products-admin.contract.ts';
import { writtenFrom, type WrittenProduct } from '../product-draft.rules.ts';
import { settledProduct } from '../settled-product.rules.ts';
import { ProductEditor } from './editor/product-editor.tsx';
import { productFieldLabels } from './product-fields.messages.ts';
import { optionMessages } from './editor/options.messages.ts';
import { editorMessages } from './editor/product-editor.messages.ts';

export const meta = pageHead(({ language }) => ({ title: editorMessages[language].editTitle, unlisted: true }));

/** The page that edits one product. */
export default function ProductEditPage() {
  const t = useMessages(editorMessages);
  const { id = '' } = useParams();
  const requested = useResource(['admin/products', id], (signal) =>
    staffApi('GET /api/admin/products/:id/', { params: { id: Number(id) }, signal }),
  );
  if (requested.state === 'ready')
    return <Editing key={requested.data.id} product={requested.data} onSaved={requested.replace} />;
  return (
    <AdminLayout title={t.editTitle}>
      {requested.state === 'loading' ? (
        <div role="status" aria-label={t.loading}>
          <SkeletonText lines={12} />
        </div>
      ) : (
        <UnreadItem requested={requested} failed={t.failed} list="/admin/products" />
      )}
    </AdminLayout>
  );
}

interface EditingProps {
  product: AdminProductDraft;
  onSaved: (product: AdminProductDraft) => void;
}

function Editing({ product, onSaved }: EditingProps) {
  const t = useMessages(editorMessages);
  const labels = useMessages(productFieldLabels);
  const optionNames = useMessages(optionMessages);
  const language = useLanguage();
  const { id } = product;
  const draft = useDraft(writtenFrom(product), product.version, `product:${id}`, settledProduct);
  const save = async (form: ProductForm) => {
    const sent = draft.value;
    await staffApi('PUT /api/admin/products/:id/', { params: { id }, body: { ...form, version: draft.version } });
    const saved = await staffApi('GET /api/admin/products/:id/', { params: { id } });
    draft.saved(sent, saved.version);
    onSaved(saved);
  };
  const names: Readonly<Record<keyof WrittenProduct, string>> = {
    name: t.name,
    nameEn: t.nameEn,
    description: t.description,
    descriptionEn: t.descriptionEn,
    slug: t.slug,
    categoryId: t.category,
    brandId: t.brand,
    tags: t.tags,
    tagsEn: t.tagsEn,
    badgeText: t.badge,
    badgeTextEn: t.badgeEn,
    badgeColor: t.badgeColour,
    attributes: t.attributes,
    specifications: t.specifications,
    pictures: t.images,
    videoId: t.video,
    status: t.status,
    ...labels,
    options: optionNames.options,
    variants: t.variants,
  };
  return (
    <ProductEditor
      title={textFor(product.name, language)}
      saved={draft.stored}
      id={id}
      written={draft.value}
      onChange={draft.change}
      onSave={save}
      below={<BelowProduct product={product} onSaved={onSaved} />}
      notice={
        <>
          <LinkedProducts products={product.linked_products} />
          <DraftNotice draft={draft} names={names} />
        </>
      }
    />
  );
}

/** Renders the parts that are saved separately: sale prices and metadata. */
function BelowProduct({ product, onSaved }: EditingProps) {
  const { id, version, metadata } = product;
  return (
    <>
      <SalePricesPart key={id} productId={id} version={version} />
      <MetadataPart
        metadata={metadata}
        name={`product:${id}`}
        save={(body) => staffApi('PATCH /api/admin/products/:id/metadata/', { params: { id }, body })}
        onSaved={(next) => onSaved({ ...product, metadata: next })}
      />
    </>
  );
}

/** Renders links to the same product of other sellers. */
function LinkedProducts({ products }: { products: AdminProductDraft['linked_products'] }) {
  const t = useMessages(editorMessages);
  if (products.length === 0) return null;
  return (
    <Notice>
      {t.linked}
      <ul>
        {products.map(({ id, name, seller }) => (
          <li key={id}>
            <Link to={`/admin/products/${id}`} className="inline-flex min-h-target items-center text-turquoise">
              <bdi>{name}</bdi>
              <bdi className="ms-2 text-muted">{seller}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
