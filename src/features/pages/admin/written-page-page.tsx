import { ExternalLink, Eye } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DocumentEditor } from '#features/media/admin/document-editor.tsx';
import { emptyDocument } from '#shared/contract/document.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useResource } from '#web/data/use-resource.ts';
import { contentAdminMessages } from '#features/blog/admin/blog-admin.messages.ts';
import { WritingPreview } from '#features/blog/admin/writing-preview.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { ChipChoice } from '#ui/inputs/chip-choice.tsx';
import type { Language } from '#shared/language.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { writtenPages } from '../pages.rules.ts';
import type { WholePage } from '../pages-admin.contract.ts';

export const meta = pageHead(({ language }) => ({ title: contentAdminMessages[language].pages, unlisted: true }));

/** Admin page for editing one of the content pages. */
export default function WrittenPagePage() {
  const { name: requested } = useParams();
  const t = useMessages(contentAdminMessages);
  const name = writtenPages.find((one) => one === requested) ?? 'about-us';
  const page = useResource<WholePage>(['admin/written-pages', name], (signal) =>
    staffApi('GET /api/admin/written-pages/:name/', { params: { name }, signal }),
  );
  if (page.state === 'ready') return <PageEditor key={name} page={page.data} onSaved={page.refresh} />;
  return (
    <AdminLayout title={t[name]}>
      {page.state === 'loading' ? (
        <SkeletonText lines={10} />
      ) : (
        <FailedState text={page.refused?.message || t.failed} onRetry={page.refresh} />
      )}
    </AdminLayout>
  );
}

function PageEditor({ page, onSaved }: { page: WholePage; onSaved: () => void }) {
  const t = useMessages(contentAdminMessages);
  const draft = useDraft({ title: page.title, body: page.body }, page.version, `page:${page.name}`);
  const [lang, setLang] = useState<Language>('fa');
  const action = useAction({ quiet: true });
  const field = draftFields(draft, action.fields);
  const { name } = page;
  const { body } = draft.value;
  const save = async () => {
    const sent = draft.value;
    const done = await action.run(async () => {
      await staffApi('PUT /api/admin/written-pages/:name/', {
        params: { name },
        body: { ...sent, version: draft.version },
      });
      draft.saved(sent);
    });
    if (done) onSaved();
  };
  return (
    <AdminLayout
      title={t[name]}
      actions={
        <>
          <PageViews name={name} writing={draft.value} language={lang} />
          <Button size="small" variant="primary" busy={action.busy} onClick={() => void save()}>
            {t.save}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} />
      <Notice tone="bad">{action.message}</Notice>
      <div className="grid max-w-4xl gap-4">
        <ChipChoice label={t.language} options={languagesOf(t)} value={lang} onChange={setLang} />
        <TextField
          label={lang === 'fa' ? t.titleFa : t.titleEn}
          lang={lang}
          required={lang === 'fa'}
          maxLength={160}
          {...field.worded('title', lang)}
        />
        <DocumentEditor
          key={lang}
          label={lang === 'fa' ? t.bodyFa : t.bodyEn}
          lang={lang}
          value={body[lang] ?? emptyDocument}
          onChange={(text) => {
            draft.change({ body: { ...body, [lang]: lang === 'en' && text.blocks.length === 0 ? null : text } });
          }}
        />
      </div>
      <UnsavedGuard unsaved={draft.changed && !action.busy} onLeave={draft.takeStored} />
    </AdminLayout>
  );
}

const languagesOf = (t: (typeof contentAdminMessages)[Language]) =>
  [
    { value: 'fa', label: t.persian },
    { value: 'en', label: t.english },
  ] as const;

interface PageViewsProps {
  name: WholePage['name'];
  writing: Pick<WholePage, 'title' | 'body'>;
  language: Language;
}

/** Links to the preview of a page, and to its published version. */
function PageViews({ name, writing, language }: PageViewsProps) {
  const t = useMessages(contentAdminMessages);
  const [previewed, setPreviewed] = useState(false);
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
      <Button asChild size="small" icon={<ExternalLink aria-hidden size={18} />}>
        <Link to={`/${name}`}>{t.viewPage}</Link>
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
