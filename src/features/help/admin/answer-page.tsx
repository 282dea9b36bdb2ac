import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { DocumentEditor } from '#features/media/admin/document-editor.tsx';
import { emptyDocument } from '#shared/contract/document.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
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
  helpful: 0,
  unhelpful: 0,
};

/** One answer as it is written; at `new` one that is begun. */
export default function AnswerPage() {
  const { id = '' } = useParams();
  const t = useMessages(supportAdminMessages);
  const answer = useResource<AdminAnswer | null>(['admin/answers', id], async (signal) => {
    if (id === 'new') return begun;
    const { data } = await staffApi('GET /api/admin/answers/', { signal });
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

/** What is written of an answer; its votes and its version are not. */
function writtenOf({ slug, group, position, question, answer, published }: AdminAnswer) {
  return { slug, group, position, question, answer, published };
}

function AnswerEditor({ answer, onSaved }: { answer: AdminAnswer; onSaved: () => void }) {
  const t = useMessages(supportAdminMessages);
  const navigate = useNavigate();
  const draft = useDraft(writtenOf(answer), answer.version, `answer:${answer.id}`);
  const { value: writing, change } = draft;
  const [lang, setLang] = useState<'fa' | 'en'>('fa');
  const [removing, setRemoving] = useState(false);
  const [removed, setRemoved] = useState(false);
  const action = useAction({ quiet: true });
  const save = async () => {
    const { slug, group, position, question, answer: text, published } = writing;
    const body = { group, position, question, answer: text, published, ...(slug.trim() !== '' && { slug }) };
    const saved: { id?: number } = {};
    const done = await action.run(async () => {
      if (answer.id === 0) saved.id = (await staffApi('POST /api/admin/answers/', { body })).id;
      else
        await staffApi('PUT /api/admin/answers/:id/', {
          params: { id: answer.id },
          body: { ...body, version: draft.version },
        });
      draft.saved(writing);
    });
    if (!done) return;
    if (saved.id === undefined) onSaved();
    else await navigate(`/admin/answers/${saved.id}`, { replace: true });
  };
  return (
    <AdminLayout
      title={answer.id === 0 ? t.newAnswer : t.answers}
      actions={
        <>
          {answer.id === 0 ? null : (
            <Button
              size="small"
              variant="danger"
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => {
                setRemoving(true);
              }}
            >
              {t.remove}
            </Button>
          )}
          <Button size="small" variant="primary" busy={action.busy} onClick={() => void save()}>
            {t.save}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} />
      <Notice tone="bad">{action.message}</Notice>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <div role="group" aria-label={t.language} className="flex gap-2">
            <Chip
              selected={lang === 'fa'}
              onClick={() => {
                setLang('fa');
              }}
            >
              {t.persian}
            </Chip>
            <Chip
              selected={lang === 'en'}
              onClick={() => {
                setLang('en');
              }}
            >
              {t.english}
            </Chip>
          </div>
          <TextField
            label={lang === 'fa' ? t.questionFa : t.questionEn}
            lang={lang}
            required={lang === 'fa'}
            maxLength={200}
            value={writing.question[lang]}
            error={action.fields[`question.${lang}`]}
            onChange={(event) => {
              change({ question: { ...writing.question, [lang]: event.currentTarget.value } });
            }}
          />
          <DocumentEditor
            key={lang}
            images={false}
            label={lang === 'fa' ? t.answerFa : t.answerEn}
            lang={lang}
            value={writing.answer[lang] ?? emptyDocument}
            onChange={(text) => {
              change({
                answer: { ...writing.answer, [lang]: lang === 'en' && text.blocks.length === 0 ? null : text },
              });
            }}
          />
        </div>
        <aside className="grid gap-4">
          <Select
            label={t.group}
            value={writing.group}
            options={answerGroups.map((value) => ({ value, label: groupName(t, value) }))}
            onChange={(event) => {
              const group = answerGroups.find((one) => one === event.currentTarget.value);
              if (group !== undefined) change({ group });
            }}
          />
          <NumberField
            label={t.position}
            value={writing.position}
            error={action.fields.position}
            onChange={(position) => {
              change({ position: position ?? 0 });
            }}
          />
          <TextField
            label={t.slug}
            dir="ltr"
            hint={t.slugHint}
            maxLength={120}
            value={writing.slug}
            error={action.fields.slug}
            onChange={(event) => {
              change({ slug: event.currentTarget.value });
            }}
          />
          <Switch
            label={t.showIt}
            checked={writing.published}
            onChange={(published) => {
              change({ published });
            }}
          />
        </aside>
      </div>
      <UnsavedGuard unsaved={draft.changed && !action.busy && !removed} onLeave={draft.takeStored} />
      <ConfirmDialog
        open={removing}
        onClose={() => {
          setRemoving(false);
        }}
        title={t.removeQuestion}
        text={t.removeMeans}
        yes={t.remove}
        onYes={async () => {
          // Before it is gone: leaving the page asks nothing then.
          setRemoved(true);
          await staffApi('DELETE /api/admin/answers/:id/', { params: { id: answer.id } });
          announce(t.removed, 'good');
          await navigate('/admin/answers', { replace: true });
        }}
      />
    </AdminLayout>
  );
}
