import { ExternalLink, Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { postAddress } from '../blog.addresses.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import type { PostDraft, WholePost } from '../posts-admin.contract.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';
import { PostFields } from './post-fields.tsx';
import { WritingPreview } from './writing-preview.tsx';
import { PostSettings } from './post-settings.tsx';

/** The part of a post that is written. */
export type Writing = Omit<PostDraft, 'slug'> & { readonly slug: string };

function writingOf({
  slug,
  category,
  title,
  summary,
  author_name,
  body,
  cover_key,
  state,
  published_at,
}: WholePost): Writing {
  return { slug, category, title, summary, author_name, body, cover_key, state, published_at };
}

const tones = { draft: 'over', scheduled: 'going', published: 'good' } as const;

/** A post being written: its texts in both languages, what belongs to it, and the ways to save it. */
export function PostEditor({
  post,
  categories,
  onSaved,
}: {
  post: WholePost;
  categories: readonly AdminPostCategory[];
  onSaved: () => void;
}) {
  const t = useMessages(contentAdminMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const draft = useDraft(writingOf(post), post.version, `post:${post.id}`);
  const { value: writing, change } = draft;
  const [requesting, setRequesting] = useState<'remove' | 'preview' | null>(null);
  const [removed, setRemoved] = useState(false);
  const save = useAction({ quiet: true });
  const send = async (state: PostDraft['state']) => {
    const { slug, ...rest } = writing;
    const body = { ...rest, state, ...(slug.trim() !== '' && { slug }) };
    const saved: { id?: number } = {};
    const done = await save.run(
      async () => {
        if (post.id === 0) saved.id = (await staffApi('POST /api/admin/posts/', { body })).id;
        else
          await staffApi('PUT /api/admin/posts/:id/', {
            params: { id: post.id },
            body: { ...body, version: draft.version },
          });
        draft.saved(writing);
      },
      state === 'draft' ? t.draftSaved : t.publishedNow,
    );
    if (!done) return;
    if (saved.id === undefined) onSaved();
    else await navigate(`/admin/posts/${saved.id}`, { replace: true });
  };

  const visible = post.state === 'published';
  return (
    <AdminLayout
      title={post.id === 0 ? t.newPost : t.editPost}
      actions={
        <>
          <Button
            size="small"
            icon={<Eye aria-hidden size={18} />}
            onClick={() => {
              setRequesting('preview');
            }}
          >
            {t.preview}
          </Button>
          {post.standing === 'published' ? (
            <Button asChild size="small" icon={<ExternalLink aria-hidden size={18} />}>
              <Link to={postAddress(post.slug)}>{t.view}</Link>
            </Button>
          ) : null}
          {visible ? null : (
            <Button size="small" busy={save.busy} onClick={() => void send('draft')}>
              {t.saveDraft}
            </Button>
          )}
          <Button size="small" variant="primary" busy={save.busy} onClick={() => void send('published')}>
            {visible ? t.saveVisible : t.publish}
          </Button>
        </>
      }
    >
      <p>
        <StateBadge tone={tones[post.standing]}>{t[post.standing]}</StateBadge>
      </p>
      <DraftNotice draft={draft} />
      <Notice tone="bad">{save.message}</Notice>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PostFields writing={writing} errors={save.fields} onChange={change} />
        <aside className="grid gap-6">
          <PostSettings writing={writing} categories={categories} errors={save.fields} onChange={change} />
          {visible ? (
            <Button variant="outline" busy={save.busy} onClick={() => void send('draft')}>
              {t.takeBack}
            </Button>
          ) : null}
          {post.id === 0 || visible ? null : (
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => {
                setRequesting('remove');
              }}
            >
              {t.removeDraft}
            </Button>
          )}
        </aside>
      </div>
      <UnsavedGuard unsaved={draft.changed && !save.busy && !removed} onLeave={draft.takeStored} />
      {requesting === 'preview' ? (
        <WritingPreview
          writing={writing}
          language={language}
          onClose={() => {
            setRequesting(null);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={requesting === 'remove'}
        onClose={() => {
          setRequesting(null);
        }}
        title={t.removeQuestion}
        text={t.removeMeans}
        yes={t.removeDraft}
        onYes={async () => {
          // Before it is gone: leaving the page asks nothing then.
          setRemoved(true);
          await staffApi('DELETE /api/admin/posts/:id/', { params: { id: post.id } });
          announce(t.removed, 'good');
          await navigate('/admin/posts', { replace: true });
        }}
      />
    </AdminLayout>
  );
}
