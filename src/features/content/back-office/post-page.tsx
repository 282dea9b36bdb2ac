import { useParams } from 'react-router';
import { emptyDocument } from '#shared/document.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { staffApi } from '#web/api.ts';
import { BackOfficeLayout } from '#web/back-office-layout.tsx';
import { pageHead } from '#web/page-meta.ts';
import { useSession } from '#web/session.ts';
import { useAnswer } from '#web/use-answer.ts';
import type { WholePost } from '../posts-desk.contract.ts';
import { contentDeskMessages } from './content-desk.messages.ts';
import { PostEditor } from './post-editor.tsx';

export const meta = pageHead(({ language }) => ({ title: contentDeskMessages[language].editPost, unlisted: true }));

function newPost(author: string): WholePost {
  return {
    id: 0, slug: '', category: 'tips', title: { fa: '', en: '' }, summary: { fa: '', en: '' }, author_name: { fa: author, en: '' },
    body: { fa: emptyDocument, en: null }, cover_key: null, state: 'draft', standing: 'draft', published_at: null, changed_at: '', version: 0,
  };
}

/** One post as it is written; at `new` one that is begun. */
export default function PostPage() {
  const { id = '' } = useParams();
  const t = useMessages(contentDeskMessages);
  const session = useSession();
  const author = session.state === 'customer' ? (session.customer.full_name ?? session.customer.username) : '';
  const post = useAnswer<WholePost>(id, async (signal) =>
    id === 'new' ? newPost(author) : staffApi('GET /api/admin/posts/:id/', { params: { id: Number(id) }, signal }));
  if (post.state === 'ready') return <PostEditor key={`${post.answer.id} ${post.answer.version}`} post={post.answer} onSaved={post.ask} />;
  return (
    <BackOfficeLayout title={id === 'new' ? t.newPost : t.editPost}>
      {post.state === 'loading' ? <SkeletonText lines={10} /> : <FailedState text={post.refused?.message || t.failed} onRetry={post.ask} />}
    </BackOfficeLayout>
  );
}
