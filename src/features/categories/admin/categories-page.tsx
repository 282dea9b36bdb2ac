import { FolderPlus, FolderTree, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { renditionAddress } from '#features/media/media.rules.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { textFor } from '#shared/text/names.ts';
import { OrderButtons, type OrderButtonsProps } from '#web/admin/order-buttons.tsx';
import type { Language } from '#shared/language.ts';
import { productsUnder, treeLines } from '../categories-admin.rules.ts';
import type { AdminCategory } from '../categories-admin.contract.ts';
import { categoriesAdminMessages } from './categories.messages.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { ProductThumb } from '#features/products/admin/product-thumb.tsx';

export const meta = pageHead(({ language }) => ({ title: categoriesAdminMessages[language].title, unlisted: true }));

/** Renders the category tree: add, rename, move, reorder, hide, remove. */
export default function CategoriesPage() {
  const t = useMessages(categoriesAdminMessages);
  const requested = useResource(['admin/categories'], (signal) =>
    staffApi('GET /api/admin/categories/', { signal }).then(({ data }) => data),
  );
  const [writing, setWriting] = useState<AdminCategory | { readonly parent_id: number | null } | null>(null);
  const all = requested.state === 'ready' ? requested.data : [];
  return (
    <AdminLayout
      title={t.title}
      actions={
        <Button
          variant="primary"
          size="small"
          icon={<FolderPlus aria-hidden size={18} />}
          onClick={() => {
            setWriting({ parent_id: null });
          }}
        >
          {t.add}
        </Button>
      }
    >
      {requested.state === 'loading' ? <SkeletonCards count={6} /> : null}
      {requested.state === 'failed' ? <FailedState text={t.failed} onRetry={requested.refresh} /> : null}
      {requested.state === 'ready' && all.length === 0 ? <EmptyState icon={<FolderTree />} text={t.empty} /> : null}
      {all.length === 0 ? null : (
        <Tree all={all} onOrder={requested.replace} onChanged={requested.refresh} onWrite={setWriting} />
      )}
      {writing === null ? null : (
        <CategoryDialog
          all={all}
          wanted={('id' in writing ? all.find(({ id }) => id === writing.id) : undefined) ?? writing}
          onClose={() => {
            setWriting(null);
          }}
          onSaved={() => {
            setWriting(null);
            requested.refresh();
          }}
        />
      )}
    </AdminLayout>
  );
}

interface TreeProps {
  all: readonly AdminCategory[];
  onOrder: (all: AdminCategory[]) => void;
  onChanged: () => void;
  onWrite: (wanted: AdminCategory | { readonly parent_id: number | null }) => void;
}

const nameOf = ({ name }: AdminCategory, language: Language) => textFor(name, language);

function Tree({ all, onOrder, onChanged, onWrite }: TreeProps) {
  const [removing, setRemoving] = useState<AdminCategory | null>(null);
  const ordering = useAction();
  const beside = ({ parent_id: parent }: AdminCategory) => all.filter((category) => category.parent_id === parent);
  const move = async (category: AdminCategory, by: -1 | 1) => {
    const siblings = beside(category);
    const index = siblings.indexOf(category);
    const next = siblings.toSpliced(index, 1).toSpliced(index + by, 0, category);
    onOrder([...all.filter((one) => !next.includes(one)), ...next]);
    await ordering.run(() =>
      staffApi('PUT /api/admin/categories/order/', {
        body: {
          parent_id: category.parent_id,
          ids: next.map(({ id }) => id),
          before: siblings.map(({ id }) => id),
        },
      }),
    );
    onChanged();
  };
  return (
    <>
      <ul aria-busy={ordering.busy} className="divide-y divide-line rounded-card border border-line bg-surface">
        {treeLines(all).map(({ category, depth }) => (
          <TreeLine
            key={category.id}
            category={category}
            depth={depth}
            products={productsUnder(all, category.id)}
            first={beside(category)[0] === category || ordering.busy}
            last={beside(category).at(-1) === category || ordering.busy}
            onMove={(by) => void move(category, by)}
            onWrite={onWrite}
            onRemove={setRemoving}
          />
        ))}
      </ul>
      <RemoveCategory
        category={all.find(({ id }) => id === removing?.id) ?? removing}
        onClose={() => {
          setRemoving(null);
        }}
        onTried={onChanged}
      />
    </>
  );
}

interface RemoveCategoryProps {
  /** Null while the dialog is closed. */
  category: AdminCategory | null;
  onClose: () => void;
  onTried: () => void;
}

function RemoveCategory({ category, onClose, onTried }: RemoveCategoryProps) {
  const t = useMessages(categoriesAdminMessages);
  const language = useLanguage();
  return (
    <ConfirmDialog
      open={category !== null}
      onClose={onClose}
      title={t.removeTitle(category === null ? '' : nameOf(category, language))}
      text={t.removeText}
      yes={t.yesRemove}
      onYes={async () => {
        if (category === null) return;
        try {
          await staffApi('DELETE /api/admin/categories/:id/', {
            params: { id: category.id },
            query: { version: category.version },
          });
          announce(t.removed, 'good');
        } finally {
          onTried();
        }
      }}
    />
  );
}

interface TreeLineProps extends Pick<TreeProps, 'onWrite'>, Pick<OrderButtonsProps, 'first' | 'last' | 'onMove'> {
  category: AdminCategory;
  depth: number;
  /** The number of products in it and below it. */
  products: ReturnType<typeof productsUnder>;
  onRemove: (category: AdminCategory) => void;
}

function TreeLine({ category, depth, products, onWrite, onRemove, ...order }: TreeLineProps) {
  const t = useMessages(categoriesAdminMessages);
  const name = nameOf(category, useLanguage());
  return (
    <li
      className="flex flex-wrap items-center gap-2 px-3 py-1 hover:bg-raised"
      style={{ paddingInlineStart: `${0.75 + depth * 1.75}rem` }}
    >
      <ProductThumb image={category.picture_key === null ? null : renditionAddress(category.picture_key, 96)} />
      <span className="min-w-32 flex-1">
        <bdi className="block text-sm font-semibold">{name}</bdi>
        <span className="block text-xs text-muted">
          <bdi>{products.more ? t.moreProducts(products.count) : t.products(products.count)}</bdi> ·{' '}
          <bdi dir="ltr">{category.slug}</bdi>
        </span>
      </span>
      {category.visible ? null : <Badge>{t.hidden}</Badge>}
      <span className="flex">
        <OrderButtons up={t.up(name)} down={t.down(name)} {...order} />
        <IconButton
          label={t.addBelow(name)}
          onClick={() => {
            onWrite({ parent_id: category.id });
          }}
        >
          <FolderPlus aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={t.edit(name)}
          onClick={() => {
            onWrite(category);
          }}
        >
          <Pencil aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={t.remove(name)}
          onClick={() => {
            onRemove(category);
          }}
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </span>
    </li>
  );
}
