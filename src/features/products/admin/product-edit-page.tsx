import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { CallRefused } from '#shared/contract/api-client.ts';
import { joined } from '#shared/text/joined.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { BackOfficeLayout } from '#web/admin/admin-layout.tsx';
import { UnreadThing } from '#web/admin/unread-item.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { ProductDraft, ProductForm } from '../products-admin.contract.ts';
import { joinChanges } from '#shared/join-changes.ts';
import { writtenFrom, type WrittenProduct } from '../product-draft.rules.ts';
import { ProductEditor } from './editor/product-editor.tsx';
import { productFieldLabels } from './product-fields.messages.ts';
import { editorMessages } from './editor/product-editor.messages.ts';

export const meta = pageHead(({ language }) => ({ title: editorMessages[language].editTitle, unlisted: true }));

/** One product, to be changed. */
export default function ProductEditPage() {
  const t = useMessages(editorMessages);
  const { id = '' } = useParams();
  const requested = useResource(['admin/products', id], (signal) =>
    staffApi('GET /api/admin/products/:id/', { params: { id: Number(id) }, signal }),
  );
  if (requested.state === 'ready')
    return <Editing key={requested.data.id} draft={requested.data} onSaved={requested.replace} />;
  return (
    <BackOfficeLayout title={t.editTitle}>
      {requested.state === 'loading' ? (
        <div role="status" aria-label={t.loading}>
          <SkeletonText lines={12} />
        </div>
      ) : (
        <UnreadThing asked={requested} failed={t.failed} list="/admin/products" />
      )}
    </BackOfficeLayout>
  );
}

interface Base {
  readonly draft: ProductDraft;
  readonly kept: WrittenProduct;
}

const baseOf = (draft: ProductDraft): Base => ({ draft, kept: writtenFrom(draft) });

function Editing({ draft, onSaved }: { draft: ProductDraft; onSaved: (draft: ProductDraft) => void }) {
  const t = useMessages(editorMessages);
  const labels = useMessages(productFieldLabels);
  const language = useLanguage();
  const [base, setBase] = useState(() => baseOf(draft));
  const [written, setWritten] = useState(base.kept);
  const sent = useRef(base.kept);
  const [both, setBoth] = useState<readonly (keyof WrittenProduct)[] | null>(null);
  const { id } = draft;
  const read = () => staffApi('GET /api/admin/products/:id/', { params: { id } });
  const save = async (form: ProductForm) => {
    sent.current = written;
    try {
      await staffApi('PUT /api/admin/products/:id/', {
        params: { id },
        body: { ...form, version: base.draft.version },
      });
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'changed-meanwhile') await joinTheirs();
      throw error;
    }
    // What was typed since the save was sent stays; the rest is as the shop stored it.
    const stored = await read();
    const after = baseOf(stored);
    const before = sent.current;
    setBase(after);
    setWritten((now) => joinChanges(before, now, after.kept).joined);
    setBoth(null);
    onSaved(stored);
  };
  /** What the other one changed comes in where nothing was written here. */
  const joinTheirs = async () => {
    const theirs = baseOf(await read());
    const joint = joinChanges(base.kept, written, theirs.kept);
    setBase(theirs);
    setWritten(joint.joined);
    setBoth(joint.both);
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
    specifications: t.specifications,
    pictures: t.pictures,
    videoId: t.video,
    status: t.status,
    ...labels,
    variants: t.variants,
  };
  return (
    <ProductEditor
      title={language === 'en' && base.kept.nameEn !== '' ? base.kept.nameEn : base.kept.name}
      kept={base.kept}
      id={id}
      written={written}
      onChange={setWritten}
      onSave={save}
      notice={
        both === null ? (
          <LinkedProducts products={base.draft.linked_products} />
        ) : (
          <Notice
            tone="warning"
            action={
              <Button
                size="small"
                onClick={() => {
                  setWritten(base.kept);
                  setBoth(null);
                }}
              >
                {t.takeTheirs}
              </Button>
            }
          >
            <p>{t.joined}</p>
            {both.length === 0 ? null : (
              <p className="font-semibold">
                {t.both(
                  joined(
                    both.map((name) => names[name]),
                    language,
                  ),
                )}
              </p>
            )}
          </Notice>
        )
      }
    />
  );
}

/** The same goods of other sellers, each with the way to it. */
function LinkedProducts({ products }: { products: ProductDraft['linked_products'] }) {
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
