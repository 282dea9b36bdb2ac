import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { AdminBrand } from '../brands-admin.contract.ts';
import { brandsAdminMessages } from './brands-admin.messages.ts';

interface BrandDialogProps {
  brand: AdminBrand;
  onClose: () => void;
  onSaved: () => void;
}

/** Mends the names of a brand. */
export function BrandDialog({ brand, onClose, onSaved }: BrandDialogProps) {
  const t = useMessages(brandsAdminMessages);
  const [name, setName] = useState(brand.name);
  const [nameEn, setNameEn] = useState(brand.name_en);
  const saving = useAction({ quiet: true });
  const save = async () => {
    const body = { name, name_en: nameEn, before: { name: brand.name, name_en: brand.name_en } };
    if (
      !(await saving.run(
        () => staffApi('PUT /api/admin/brands/:id/', { params: { id: brand.id }, body }),
        t.brandMended,
      ))
    )
      return;
    onSaved();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.mendBrand} description={t.mendBrandMeans}>
      <Form action={saving} onSend={save}>
        <TextField
          label={t.brandName}
          required
          dir="auto"
          maxLength={80}
          value={name}
          error={saving.fields.name}
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
        <TextField
          label={t.brandNameEn}
          dir="ltr"
          maxLength={80}
          value={nameEn}
          error={saving.fields.name_en}
          onChange={(event) => {
            setNameEn(event.currentTarget.value);
          }}
        />
        <Notice tone="bad">{saving.message}</Notice>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={name.trim() === ''}>
          {t.saveBrand}
        </Button>
      </Form>
    </Dialog>
  );
}
