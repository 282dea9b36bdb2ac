import { ExternalLink, Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { pickersMessages } from '#features/media/pickers.messages.ts';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { createOnce } from '#web/forms/create-once.ts';
import { useDraft, type Draft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { postAddress } from '../blog.addresses.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import type { PostDraft, WholePost } from '../posts-admin.contract.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';
import { PostFields } from './post-fields.tsx';
import { WritingPreview } from './writing-preview.tsx';
import { PostSettings } from './post-settings.tsx';

/** The editable part of a post. */
export type Writing = Omit<PostDraft, 'slug'> & { readonly slug: string };

function writingOf({
  slug,
  category,
  title,
  summary,
  author_name,
  body,
  cover_key,
  status,
  published_at,
}: WholePost): Writing {
  // A scheduled post may become published during editing: that does not count as a change.
  const wanted = status === 'draft' ? 'draft' : 'published';
  return { slug, category, title, summary, author_name, body, cover_key, status: wanted, published_at };
}

const tones = { draft: 'over', scheduled: 'going', published: 'good' } as const;

/** Saves a post with a status, once its cover is uploaded; a new post continues under its own address. */
function usePostSave(post: WholePost, draft: Draft<Writing>, onSaved: () => void) {
  const t = useMessages(contentAdminMessages);
  const { unsent } = useMessages(pickersMessages);
  const cover = useUpload({ to: 'images', max: 1, name: `post:${post.id}` });
  const navigate = useNavigateFromHere();
  const save = useAction({ quiet: true });
  const send = async (status: PostDraft['status']) => {
    if (cover.unsent !== null) {
      save.reject({ cover_key: unsent(cover.unsent) });
      return;
    }
    const { slug, ...rest } = draft.value;
    const body = { ...rest, status, ...(slug.trim() !== '' && { slug }) };
    const saved: { id?: number } = {};
    const done = await save.run(
      async () => {
        const put = ({ id, version }: { id: number; version: number }) =>
          staffApi('PUT /api/admin/posts/:id/', { params: { id }, body: { ...body, version } });
        if (post.id === 0) {
          const made = await createOnce(save.key, 'post:0', body, {
            create: (form, headers) => staffApi('POST /api/admin/posts/', { headers, body: form }),
            correct: put,
          });
          saved.id = made.id;
          draft.made(draft.value, { name: `post:${made.id}`, stored: writingOf(made), version: made.version });
        } else {
          await put({ id: post.id, version: draft.version });
          draft.saved(draft.value);
        }
      },
      status === 'draft' ? t.draftSaved : t.publishedNow,
    );
    if (!done) return;
    if (saved.id === undefined) onSaved();
    else await navigate(`/admin/posts/${saved.id}`, { replace: true });
  };
  return { ...save, send, cover };
}

type PostSave = ReturnType<typeof usePostSave>;

interface PostEditorProps {
  post: WholePost;
  categories: readonly AdminPostCategory[];
  onSaved: () => void;
}

/** Renders the editor of a post: its texts in both languages, its settings, and the buttons that save it. */
export function PostEditor({ post, categories, onSaved }: PostEditorProps) {
  const t = useMessages(contentAdminMessages);
  const draft = useDraft(writingOf(post), post.version, `post:${post.id}`);
  const save = usePostSave(post, draft, onSaved);
  const [removed, setRemoved] = useState(false);
  const part = { draft, errors: save.fields };
  const visible = post.status !== 'draft';
  return (
    <AdminLayout
      title={post.id === 0 ? t.newPost : t.editPost}
      actions={<PostActions post={post} writing={draft.value} save={save} />}
    >
      <p>
        <StateBadge tone={tones[post.status]}>{t[post.status]}</StateBadge>
      </p>
      <DraftNotice draft={draft} names={{ cover_key: t.cover }} images={['cover_key']} />
      <Notice tone="bad">{save.message}</Notice>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PostFields {...part} />
        <div className="grid gap-6">
          <PostSettings categories={categories} uploads={save.cover} {...part} />
          {visible ? (
            <Button variant="outline" busy={save.busy} onClick={() => void save.send('draft')}>
              {t.takeBack}
            </Button>
          ) : null}
          {post.id === 0 || visible ? null : (
            <RemoveDraft id={post.id} version={draft.version} onRemoving={setRemoved} />
          )}
        </div>
      </div>
      <UnsavedGuard
        unsaved={(draft.changed || save.cover.files.length > 0) && !save.busy && !removed}
        onLeave={draft.takeStored}
      />
    </AdminLayout>
  );
}

/** Renders the buttons that preview and save a post. */
function PostActions({ post, writing, save }: { post: WholePost; writing: Writing; save: PostSave }) {
  const t = useMessages(contentAdminMessages);
  const language = useLanguage();
  const [previewed, setPreviewed] = useState(false);
  const visible = post.status !== 'draft';
  return (
    <>
      <Button
        size="small"
        icon={<Eye aria-hidden size={18} />}
        onClick={() => {
          setPreviewed(true);
        }}
      >
        {t.preview}
      </Button>
      {post.status === 'published' ? (
        <Button asChild size="small" icon={<ExternalLink aria-hidden size={18} />}>
          <Link to={postAddress(post.slug)}>{t.view}</Link>
        </Button>
      ) : null}
      {visible ? null : (
        <Button size="small" busy={save.busy} onClick={() => void save.send('draft')}>
          {t.saveDraft}
        </Button>
      )}
      <Button size="small" variant="primary" busy={save.busy} onClick={() => void save.send('published')}>
        {visible ? t.saveVisible : t.publish}
      </Button>
      {previewed ? (
        <WritingPreview
          writing={writing}
          language={language}
          onClose={() => {
            setPreviewed(false);
          }}
        />
      ) : null}
    </>
  );
}

interface RemoveDraftProps {
  id: number;
  version: number;
  onRemoving: (removing: true) => void;
}

/** Deletes a draft permanently; `onRemoving` is called before, so that leaving the page needs no confirmation. */
function RemoveDraft({ id, version, onRemoving }: RemoveDraftProps) {
  const t = useMessages(contentAdminMessages);
  const navigate = useNavigateFromHere();
  const [requested, setRequested] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => {
          setRequested(true);
        }}
      >
        {t.removeDraft}
      </Button>
      <ConfirmDialog
        open={requested}
        onClose={() => {
          setRequested(false);
        }}
        title={t.removeQuestion}
        text={t.removeMeans}
        yes={t.removeDraft}
        onYes={async () => {
          onRemoving(true);
          await staffApi('DELETE /api/admin/posts/:id/', { params: { id }, query: { version } });
          announce(t.removed, 'good');
          await navigate('/admin/posts', { replace: true });
        }}
      />
    </>
  );
}
