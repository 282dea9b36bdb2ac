import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { useStoredOrder } from '#web/admin/use-stored-order.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { OrderButtons } from '#web/admin/order-buttons.tsx';
import { textFor } from '../blog.rules.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { PostCategoryDialog } from './post-category-dialog.tsx';
import { RemovePostCategory } from './remove-post-category.tsx';
import { postCategoriesMessages } from './post-categories.messages.ts';

export const meta = pageHead(({ language }) => ({ title: postCategoriesMessages[language].title, unlisted: true }));

/** The categories of the blog: add, edit, order, remove. */
export default function PostCategoriesPage() {
  const t = useMessages(postCategoriesMessages);
  const requested = useResource(['admin/post-categories'], (signal) =>
    staffApi('GET /api/admin/post-categories/', { signal }).then(({ data }) => data),
  );
  const [writing, setWriting] = useState<AdminPostCategory | 'new' | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const order = useStoredOrder(requested, {
    read: () => staffApi('GET /api/admin/post-categories/').then(({ data }) => data),
    keep: (categories) =>
      staffApi('PUT /api/admin/post-categories/', { body: { slugs: categories.map(({ slug }) => slug) } }),
  });
  const all = requested.state === 'ready' ? requested.data : [];
  const add = () => {
    setWriting('new');
  };
  return (
    <AdminLayout
      title={t.title}
      actions={
        <Button variant="primary" size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
          {t.add}
        </Button>
      }
    >
      <BackToPosts />
      {requested.state === 'loading' ? <SkeletonText lines={8} /> : null}
      {requested.state === 'failed' ? (
        <FailedState text={requested.refused?.message || t.failed} onRetry={requested.refresh} />
      ) : null}
      {requested.state === 'ready' && all.length === 0 ? <EmptyState icon={<Tags />} text={t.empty} /> : null}
      {all.length === 0 ? null : (
        <CategoryList
          all={all}
          busy={order.busy}
          onMove={(category, by) => void order.move(category, by, t.moved)}
          onEdit={setWriting}
          onRemove={setRemoving}
        />
      )}
      {writing === null ? null : (
        <PostCategoryDialog
          wanted={writing === 'new' ? null : (all.find(({ slug }) => slug === writing.slug) ?? writing)}
          onClose={() => {
            setWriting(null);
          }}
          onTried={order.renew}
        />
      )}
      <RemovePostCategory
        all={all}
        slug={removing}
        onClose={() => {
          setRemoving(null);
        }}
        onTried={order.renew}
      />
    </AdminLayout>
  );
}

function BackToPosts() {
  const t = useMessages(postCategoriesMessages);
  return (
    <Link to="/admin/posts" className="inline-flex min-h-target items-center justify-self-start text-sm text-turquoise">
      {t.back}
    </Link>
  );
}

interface CategoryListProps {
  all: readonly AdminPostCategory[];
  busy: boolean;
  onMove: (category: AdminPostCategory, by: -1 | 1) => void;
  onEdit: (category: AdminPostCategory) => void;
  onRemove: (slug: string) => void;
}

function CategoryList({ all, busy, onMove, onEdit, onRemove }: CategoryListProps) {
  const t = useMessages(postCategoriesMessages);
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">{t.lead}</p>
      <ol aria-busy={busy} className="max-w-3xl divide-y divide-line rounded-card border border-line bg-surface">
        {all.map((category) => (
          <CategoryLine
            key={category.slug}
            category={category}
            first={category === all[0]}
            last={category === all.at(-1)}
            onMove={(by) => {
              onMove(category, by);
            }}
            onEdit={() => {
              onEdit(category);
            }}
            onRemove={() => {
              onRemove(category.slug);
            }}
          />
        ))}
      </ol>
    </>
  );
}

interface CategoryLineProps {
  category: AdminPostCategory;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function CategoryLine({ category, first, last, onMove, onEdit, onRemove }: CategoryLineProps) {
  const t = useMessages(postCategoriesMessages);
  const language = useLanguage();
  const name = textFor(category.name, language);
  return (
    <li className="flex flex-wrap items-center gap-x-2 px-3 py-1 hover:bg-raised">
      <span className="min-w-24 flex-1 py-1">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="text-sm font-semibold">{name}</bdi>
          {category.name.en === '' ? <Badge>{t.noEnglish}</Badge> : null}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {category.posts === 0 ? (
            <span>{t.posts(0)}</span>
          ) : (
            <Link
              to={`/admin/posts?category=${encodeURIComponent(category.slug)}`}
              className="inline-flex min-h-6 items-center text-turquoise"
            >
              <bdi>{t.posts(category.posts)}</bdi>
            </Link>
          )}
          <span aria-hidden>·</span>
          <bdi>{category.slug}</bdi>
        </span>
      </span>
      <span className="ms-auto flex">
        <OrderButtons up={t.up(name)} down={t.down(name)} first={first} last={last} onMove={onMove} />
        <IconButton label={t.edit(name)} onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </span>
    </li>
  );
}
