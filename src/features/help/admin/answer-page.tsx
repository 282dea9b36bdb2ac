import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DocumentEditor } from '#features/media/admin/document-editor.tsx';
import { emptyDocument } from '#shared/contract/document.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { createOnce, firstVersion } from '#web/forms/create-once.ts';
import { useDraft, type Draft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { ChipChoice } from '#ui/inputs/chip-choice.tsx';
import { draftFields, type DraftFields } from '#web/forms/draft-fields.ts';
import type { Language } from '#shared/language.ts';
import { answerGroups } from '../help.rules.ts';
import { groupName } from './group-name.ts';
import { supportAdminMessages } from './help-admin.messages.ts';
import type { AdminAnswer } from '../help-admin.contract.ts';

export const meta = pageHead(({ language }) => ({ title: supportAdminMessages[language].answers, unlisted: true }));

const begun: AdminAnswer = {
  id: 0,
  slug: '',
  group: 'buyers',
  position: 100,
  question: { fa: '', en: '' },
  answer: { fa: emptyDocument, en: null },
  published: true,
  version: 0,
  helpful_count: 0,
  unhelpful_count: 0,
};

/** Page for editing one answer; `new` creates one. */
export default function AnswerPage() {
  const { id = '' } = useParams();
  const t = useMessages(supportAdminMessages);
  const answer = useResource<AdminAnswer | null>(['admin/help-answers', id], async (signal) => {
    if (id === 'new') return begun;
    const { data } = await staffApi('GET /api/admin/help-answers/', { signal });
    return data.find((one) => String(one.id) === id) ?? null;
  });
  if (answer.state === 'ready' && answer.data !== null)
    return <AnswerEditor key={id} answer={answer.data} onSaved={answer.refresh} />;
  return (
    <AdminLayout title={t.answers}>
      {answer.state === 'loading' ? (
        <SkeletonText lines={8} />
      ) : (
        <FailedState text={t.failed} onRetry={answer.refresh} />
      )}
    </AdminLayout>
  );
}

/** Returns the editable fields of an answer, without its votes and version. */
function writtenOf({ slug, group, position, question, answer, published }: AdminAnswer): WrittenAnswer {
  return { slug, group, position, question, answer, published };
}

type WrittenAnswer = Pick<AdminAnswer, 'slug' | 'group' | 'question' | 'answer' | 'published'> & {
  readonly position: number | null;
};

/** Saves an edited answer; a new one navigates to its own URL. */
function useAnswerSave(answer: AdminAnswer, draft: Draft<WrittenAnswer>, onSaved: () => void) {
  const navigate = useNavigateFromHere();
  const terms = useMessages(termsMessages);
  const action = useAction({ quiet: true });
  const save = async () => {
    const { slug, position, ...rest } = draft.value;
    if (position === null) {
      action.reject({ position: terms.required });
      return;
    }
    const body = { ...rest, position, ...(slug.trim() !== '' && { slug }) };
    const saved: { id?: number } = {};
    const done = await action.run(async () => {
      const put = (id: number, version: number) =>
        staffApi('PUT /api/admin/help-answers/:id/', { params: { id }, body: { ...body, version } });
      if (answer.id === 0) {
        const made = await createOnce(action.key, 'answer:0', body, {
          create: (form, headers) => staffApi('POST /api/admin/help-answers/', { headers, body: form }),
          correct: ({ id }) => put(id, firstVersion),
        });
        saved.id = made.id;
        draft.made(draft.value, { name: `answer:${made.id}`, stored: writtenOf(made), version: made.version });
      } else {
        await put(answer.id, draft.version);
        draft.saved(draft.value);
      }
    });
    if (!done) return;
    if (saved.id === undefined) onSaved();
    else await navigate(`/admin/answers/${saved.id}`, { replace: true });
  };
  return { action, save };
}

function AnswerEditor({ answer, onSaved }: { answer: AdminAnswer; onSaved: () => void }) {
  const t = useMessages(supportAdminMessages);
  const language = useLanguage();
  const draft = useDraft(writtenOf(answer), answer.version, `answer:${answer.id}`);
  const { action, save } = useAnswerSave(answer, draft, onSaved);
  const [removed, setRemoved] = useState(false);
  const field = draftFields(draft, action.fields);
  return (
    <AdminLayout
      title={answer.id === 0 ? t.newAnswer : answer.question[language] || answer.question.fa}
      actions={
        <>
          {answer.id === 0 ? null : <RemoveAnswer id={answer.id} version={draft.version} onRemoving={setRemoved} />}
          <Button size="small" variant="primary" busy={action.busy} onClick={() => void save()}>
            {t.save}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} />
      <Notice tone="bad">{action.message}</Notice>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <AnswerWords draft={draft} field={field} />
        <AnswerSettings field={field} />
      </div>
      <UnsavedGuard unsaved={draft.changed && !action.busy && !removed} onLeave={draft.takeStored} />
    </AdminLayout>
  );
}

interface AnswerPartProps {
  draft: Draft<WrittenAnswer>;
  field: DraftFields<WrittenAnswer>;
}

/** Fields for question and answer, one language at a time. */
function AnswerWords({ draft, field }: AnswerPartProps) {
  const t = useMessages(supportAdminMessages);
  const [lang, setLang] = useState<Language>('fa');
  const { answer } = draft.value;
  return (
    <div className="grid gap-4">
      <ChipChoice
        label={t.language}
        options={[
          { value: 'fa', label: t.persian },
          { value: 'en', label: t.english },
        ]}
        value={lang}
        onChange={setLang}
      />
      <TextField
        label={lang === 'fa' ? t.questionFa : t.questionEn}
        lang={lang}
        required={lang === 'fa'}
        maxLength={200}
        {...field.worded('question', lang)}
      />
      <DocumentEditor
        key={lang}
        images={false}
        label={lang === 'fa' ? t.answerFa : t.answerEn}
        lang={lang}
        value={answer[lang] ?? emptyDocument}
        onChange={(text) => {
          draft.change({ answer: { ...answer, [lang]: lang === 'en' && text.blocks.length === 0 ? null : text } });
        }}
      />
    </div>
  );
}

/** Fields for position, slug and publication. */
function AnswerSettings({ field }: Pick<AnswerPartProps, 'field'>) {
  const t = useMessages(supportAdminMessages);
  return (
    <div className="grid gap-4">
      <Select
        label={t.group}
        options={answerGroups.map((value) => ({ value, label: groupName(t, value) }))}
        {...field.choice('group', answerGroups)}
      />
      <NumberField label={t.position} required {...field.number('position')} />
      <TextField label={t.slug} dir="ltr" hint={t.slugHint} maxLength={120} {...field.text('slug')} />
      <Switch label={t.showIt} {...field.switch('published')} />
    </div>
  );
}

interface RemoveAnswerProps {
  id: number;
  version: number;
  onRemoving: (removing: true) => void;
}

/** Deletes an answer permanently; `onRemoving` is called beforehand, so that leaving the page needs no confirmation. */
function RemoveAnswer({ id, version, onRemoving }: RemoveAnswerProps) {
  const t = useMessages(supportAdminMessages);
  const navigate = useNavigateFromHere();
  const [requested, setRequested] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="danger"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => {
          setRequested(true);
        }}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        open={requested}
        onClose={() => {
          setRequested(false);
        }}
        title={t.removeQuestion}
        text={t.removeMeans}
        yes={t.remove}
        onYes={async () => {
          onRemoving(true);
          await staffApi('DELETE /api/admin/help-answers/:id/', { params: { id }, query: { version } });
          announce(t.removed, 'good');
          await navigate('/admin/answers', { replace: true });
        }}
      />
    </>
  );
}
