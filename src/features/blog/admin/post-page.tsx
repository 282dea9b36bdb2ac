import { useParams } from 'react-router';
import { emptyDocument } from '#shared/contract/document.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { UnreadItem } from '#web/admin/unread-item.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import type { WholePost } from '../posts-admin.contract.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';
import { PostEditor } from './post-editor.tsx';

export const meta = pageHead(({ language }) => ({ title: contentAdminMessages[language].editPost, unlisted: true }));

function newPost(author: string, category: AdminPostCategory | undefined): WholePost {
  return {
    id: 0,
    slug: '',
    category: category?.slug ?? '',
    category_name: category?.name ?? { fa: '', en: '' },
    title: { fa: '', en: '' },
    summary: { fa: '', en: '' },
    author_name: { fa: author, en: '' },
    body: { fa: emptyDocument, en: null },
    cover_key: null,
    status: 'draft',
    published_at: null,
    changed_at: '',
    version: 0,
  };
}

/** Renders the editor page of a post; at `new`, of a new one. */
export default function PostPage() {
  const { id = '' } = useParams();
  const t = useMessages(contentAdminMessages);
  const session = useSession();
  const author = session.state === 'customer' ? (session.customer.full_name ?? session.customer.username) : '';
  const requested = useResource(['admin/posts', id], async (signal) => {
    const [categories, post] = await Promise.all([
      staffApi('GET /api/admin/post-categories/', { signal }).then(({ data }) => data),
      id === 'new' ? null : staffApi('GET /api/admin/posts/:id/', { params: { id: Number(id) }, signal }),
    ]);
    return { categories, post: post ?? newPost(author, categories[0]) };
  });
  if (requested.state === 'ready') {
    const { post, categories } = requested.data;
    return <PostEditor key={post.id} post={post} categories={categories} onSaved={requested.refresh} />;
  }
  return (
    <AdminLayout title={id === 'new' ? t.newPost : t.editPost}>
      {requested.state === 'loading' ? (
        <SkeletonText lines={10} />
      ) : (
        <UnreadItem requested={requested} failed={t.failed} list="/admin/posts" />
      )}
    </AdminLayout>
  );
}
