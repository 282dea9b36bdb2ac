import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { Text } from '#shared/language.ts';
import type { AdminBrand } from '../brands-admin.contract.ts';
import { brandsAdminMessages } from './brands-admin.messages.ts';

interface Names {
  readonly name: Text;
}

interface BrandDialogProps {
  brand: AdminBrand;
  onClose: () => void;
  /** Called when the brand was changed meanwhile and has to be reloaded. */
  onOutdated: () => void;
}

/** Renders the dialog that edits the names of a brand. */
export function BrandDialog({ brand, onClose, onOutdated }: BrandDialogProps) {
  const t = useMessages(brandsAdminMessages);
  const draft = useDraft<Names>({ name: brand.name }, null, `brand:${brand.id}`);
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    const sent = draft.value;
    const body = { ...sent, before: draft.stored };
    if (
      !(await saving.run(
        () => staffApi('PUT /api/admin/brands/:id/', { params: { id: brand.id }, body }),
        t.brandMended,
      ))
    ) {
      // After a concurrent change, the other version is displayed beside the entered text.
      onOutdated();
      return;
    }
    onOutdated();
    if (draft.saved(sent)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.mendBrand} description={t.mendBrandMeans}>
      <Form action={saving} onSend={save}>
        <DraftNotice draft={draft} names={{ name: t.brandName }} />
        <TextField label={t.brandName} required dir="auto" maxLength={80} {...field.worded('name', 'fa')} />
        <TextField label={t.brandNameEn} dir="ltr" maxLength={80} {...field.worded('name', 'en')} />
        <Notice tone="bad">{saving.message}</Notice>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={draft.value.name.fa.trim() === ''}>
          {t.saveBrand}
        </Button>
      </Form>
    </Dialog>
  );
}
