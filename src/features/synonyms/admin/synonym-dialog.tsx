import { TextField } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { Synonym, SynonymFields } from '../synonyms-admin.contract.ts';
import { longestName, synonymKinds } from '../synonyms.rules.ts';
import { synonymsAdminMessages } from './synonyms-admin.messages.ts';

const fresh: SynonymFields = { name: '', means: '', kind: 'two-way' };

const writtenOf = (synonym: Synonym | null): SynonymFields =>
  synonym === null ? fresh : { name: synonym.name, means: synonym.means, kind: synonym.kind };

interface SynonymDialogProps {
  /** The pair to edit; null for a new one. */
  synonym: Synonym | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The form for a pair of names and its kind. */
export function SynonymDialog({ synonym, onClose, onSaved }: SynonymDialogProps) {
  const t = useMessages(synonymsAdminMessages);
  const { item, draft, saved } = useWrittenItem(synonym, writtenOf, (one) => `synonym:${one?.id ?? 'new'}`);
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    const { value: body } = draft;
    const put = ({ id, version }: { id: number; version: number }) =>
      staffApi('PUT /api/admin/synonyms/:id/', { params: { id }, body: { ...body, version } });
    await saving.run(async () => {
      const answered = await (item === null
        ? createOnce(saving.key, 'synonym:new', body, {
            create: (pair, headers) => staffApi('POST /api/admin/synonyms/', { headers, body: pair }),
            correct: put,
          })
        : put({ id: item.id, version: draft.version }));
      if (saved(body, answered)) onSaved();
    });
  };
  return (
    <DraftDialog
      title={item === null ? t.newPair : t.editPair}
      draft={draft}
      action={saving}
      save={t.save}
      onSave={save}
      onClose={onClose}
    >
      <TextField label={t.name} hint={t.nameHint} required dir="auto" maxLength={longestName} {...field.text('name')} />
      <TextField
        label={t.means}
        hint={t.meansHint}
        required
        dir="auto"
        maxLength={longestName}
        {...field.text('means')}
      />
      <Select
        label={t.kind}
        hint={t[`${draft.value.kind}-hint`]}
        options={synonymKinds.map((value) => ({ value, label: t[value] }))}
        {...field.choice('kind', synonymKinds)}
      />
    </DraftDialog>
  );
}
