import { Newspaper, Plus, Tags } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { textFor } from '#shared/text/names.ts';
import type { AdminPost } from '../posts-admin.contract.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';

export const meta = pageHead(({ language }) => ({ title: contentAdminMessages[language].posts, unlisted: true }));

const statuses = ['draft', 'scheduled', 'published'] as const;
const tones = { draft: 'over', scheduled: 'going', published: 'good' } as const;

/** Renders all posts, with the filters in the address. */
export default function PostsPage() {
  const t = useMessages(contentAdminMessages);
  const language = useLanguage();
  const categories = useResource(['admin/post-categories'], (signal) =>
    staffApi('GET /api/admin/post-categories/', { signal }).then(({ data }) => data),
  );
  const choices =
    categories.state === 'ready'
      ? categories.data.map(({ slug, name }) => ({ value: slug, label: textFor(name, language) }))
      : [];
  // Until the categories are loaded, the category in the address is not validated.
  const address = useAddressFilters({
    q: 'text',
    status: statuses,
    category: categories.state === 'ready' ? choices.map(({ value }) => value) : 'text',
  });
  const list = usePages<AdminPost>(['admin/posts', 'list', address.key], (query, signal) =>
    staffApi('GET /api/admin/posts/', {
      query: { ...address.query, ...query },
      ...(signal && { signal }),
    }),
  );
  const empty = Object.keys(address.filters).length === 0 ? t.noPostsYet : t.noPosts;
  const options = statuses.map((value) => ({ value, label: t[value] }));
  const filters = [
    { kind: 'search', name: 'q', label: t.search },
    { kind: 'chips', name: 'status', label: t.status, options },
    { kind: 'select', name: 'category', label: t.category, all: t.allCategories, options: choices },
  ] as const;
  return (
    <AdminLayout
      title={t.posts}
      actions={
        <>
          <Button asChild size="small" icon={<Tags aria-hidden size={18} />}>
            <Link to="/admin/posts/categories">{t.categories}</Link>
          </Button>
          <Button asChild variant="primary" size="small" icon={<Plus aria-hidden size={18} />}>
            <Link to="/admin/posts/new">{t.newPost}</Link>
          </Button>
        </>
      }
      filters={<FilterBar filters={filters} of={address} />}
    >
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Newspaper />} text={empty} />}
      />
    </AdminLayout>
  );
}

function useColumns(): readonly Column<AdminPost>[] {
  const t = useMessages(contentAdminMessages);
  const language = useLanguage();
  return [
    {
      key: 'title',
      title: t.title,
      cell: ({ id, title }) => (
        <Link
          to={`/admin/posts/${id}`}
          className="inline-flex min-h-target items-center font-semibold hover:text-turquoise"
        >
          <bdi>{textFor(title, language)}</bdi>
        </Link>
      ),
    },
    {
      key: 'status',
      title: t.status,
      cell: (post) => <StateBadge tone={tones[post.status]}>{t[post.status]}</StateBadge>,
    },
    {
      key: 'category',
      title: t.category,
      onlyWide: true,
      cell: ({ category_name }) => <bdi>{textFor(category_name, language)}</bdi>,
    },
    {
      key: 'author',
      title: t.author,
      onlyWide: true,
      cell: ({ author_name }) => <bdi>{textFor(author_name, language)}</bdi>,
    },
    {
      key: 'changed',
      title: t.changed,
      onlyWide: true,
      cell: ({ changed_at }) => <TimeCell at={changed_at} />,
    },
  ];
}
