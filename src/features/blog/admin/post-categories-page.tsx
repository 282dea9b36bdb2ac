import { Pencil, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { staffApi } from '#web/data/api.ts';
import { OrderedRowsPage, type OrderedLine } from '#web/admin/ordered-rows.tsx';
import { useStoredOrder } from '#web/admin/use-stored-order.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { textFor } from '#shared/text/names.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { PostCategoryDialog } from './post-category-dialog.tsx';
import { RemovePostCategory } from './remove-post-category.tsx';
import { postCategoriesMessages } from './post-categories.messages.ts';

export const meta = pageHead(({ language }) => ({ title: postCategoriesMessages[language].title, unlisted: true }));

/** Renders the categories of the blog, which can be added, edited, ordered and removed. */
export default function PostCategoriesPage() {
  const t = useMessages(postCategoriesMessages);
  const requested = useResource(['admin/post-categories'], (signal) =>
    staffApi('GET /api/admin/post-categories/', { signal }).then(({ data }) => data),
  );
  const [writing, setWriting] = useState<AdminPostCategory | 'new' | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const order = useStoredOrder(requested, {
    read: () => staffApi('GET /api/admin/post-categories/').then(({ data }) => data),
    keep: (categories, before) =>
      staffApi('PUT /api/admin/post-categories/', {
        body: { slugs: categories.map(({ slug }) => slug), before: before.map(({ slug }) => slug) },
      }),
  });
  const all = order.items;
  return (
    <OrderedRowsPage
      title={t.title}
      add={{
        text: t.add,
        onAdd: () => {
          setWriting('new');
        },
      }}
      back={{ text: t.back, to: '/admin/posts' }}
      requested={requested}
      failed={t.failed}
      empty={<EmptyState icon={<Tags />} text={t.empty} />}
      lead={t.lead}
      rows={all}
      rowKey={({ slug }) => slug}
      line={useCategoryLine({ onEdit: setWriting, onRemove: setRemoving })}
      busy={order.busy}
      onMove={(category, by) => void order.move(category, by, t.moved)}
    >
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
    </OrderedRowsPage>
  );
}

interface CategoryActions {
  onEdit: (category: AdminPostCategory) => void;
  onRemove: (slug: string) => void;
}

function useCategoryLine({ onEdit, onRemove }: CategoryActions) {
  const t = useMessages(postCategoriesMessages);
  const language = useLanguage();
  return (category: AdminPostCategory): OrderedLine => {
    const name = textFor(category.name, language);
    return {
      name,
      badge: category.name.en === '' ? <Badge>{t.noEnglish}</Badge> : null,
      details: <CategoryDetails category={category} />,
      order: { up: t.up(name), down: t.down(name) },
      actions: (
        <>
          <IconButton label={t.edit(name)} onClick={() => onEdit(category)}>
            <Pencil aria-hidden className="size-5" />
          </IconButton>
          <IconButton label={t.remove(name)} onClick={() => onRemove(category.slug)}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </>
      ),
    };
  };
}

function CategoryDetails({ category: { slug, posts_count: posts } }: { category: AdminPostCategory }) {
  const t = useMessages(postCategoriesMessages);
  return (
    <>
      {posts === 0 ? (
        <span>{t.posts(0)}</span>
      ) : (
        <Link
          to={`/admin/posts?category=${encodeURIComponent(slug)}`}
          className="inline-flex min-h-6 items-center text-turquoise"
        >
          <bdi>{t.posts(posts)}</bdi>
        </Link>
      )}
      <span aria-hidden>·</span>
      <bdi>{slug}</bdi>
    </>
  );
}
