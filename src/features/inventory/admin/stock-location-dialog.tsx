import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { createOnce } from '#web/forms/create-once.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { StockLocation } from '../stock-locations.contract.ts';
import { stockLocationsMessages } from './stock-locations.messages.ts';
import { locationName } from './use-stock-locations.ts';

const writtenOf = (location: StockLocation | null) => ({ name: location?.name ?? { fa: '', en: '' } });

interface StockLocationDialogProps {
  /** Null for a new one. */
  location: StockLocation | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Dialog for adding or renaming a stock location. */
export function StockLocationDialog({ location, onClose, onSaved }: StockLocationDialogProps) {
  const t = useMessages(stockLocationsMessages);
  const language = useLanguage();
  const { item, draft, saved } = useWrittenItem(location, writtenOf, (one) => `stock-location:${one?.id ?? 'new'}`);
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const { name } = draft.value;
  const save = async () => {
    const put = ({ id, version }: { id: number; version: number }) =>
      staffApi('PUT /api/admin/stock-locations/:id/', { params: { id }, body: { version, ...draft.value } });
    await saving.run(async () => {
      const answered = await (item === null
        ? createOnce(saving.key, 'stock-location:new', draft.value, {
            create: (body, headers) => staffApi('POST /api/admin/stock-locations/', { headers, body }),
            correct: put,
          })
        : put({ id: item.id, version: draft.version }));
      onSaved();
      if (saved(draft.value, answered)) onClose();
    });
  };
  const title = item === null ? t.add : t.edit(locationName(item, language));
  const names = { name: t.name };
  return (
    <DraftDialog
      {...{ title, draft, names, onClose }}
      action={saving}
      save={t.save}
      disabled={name.fa.trim() === '' || name.en.trim() === ''}
      onSave={save}
    >
      <TextField label={t.nameFa} required lang="fa" dir="auto" maxLength={60} {...field.worded('name', 'fa')} />
      <TextField label={t.nameEn} required lang="en" dir="ltr" maxLength={60} {...field.worded('name', 'en')} />
    </DraftDialog>
  );
}
