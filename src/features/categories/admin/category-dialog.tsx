import { X } from 'lucide-react';
import { renditionAddress } from '#features/media/media.rules.ts';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { nameIn } from '#shared/text/names.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { idsBelow, treeLines } from '../categories-admin.rules.ts';
import type { CategoryForm, AdminCategory } from '../categories-admin.contract.ts';
import { categoriesAdminMessages } from './categories.messages.ts';

interface CategoryDialogProps {
  all: readonly AdminCategory[];
  /** The category to be changed; of a new one what it stands below. */
  wanted: AdminCategory | { readonly parent_id: number | null };
  onClose: () => void;
  onSaved: () => void;
}

/** A category being written: its names, its address, its place in the tree, its image. */
export function CategoryDialog({ all, wanted, onClose, onSaved }: CategoryDialogProps) {
  const t = useMessages(categoriesAdminMessages);
  const language = useLanguage();
  const nameOf = ({ name, name_en: nameEn }: Pick<AdminCategory, 'name' | 'name_en'>) =>
    nameIn({ name, nameEn }, language);
  const before = 'id' in wanted ? wanted : null;
  const draft = useDraft(
    {
      name: before?.name ?? '',
      name_en: before?.name_en ?? '',
      slug: before?.slug ?? '',
      parent_id: wanted.parent_id,
      picture_key: before?.picture_key ?? null,
      hidden: before?.hidden ?? false,
    },
    before?.version ?? 0,
  );
  const { value: form, change: set } = draft;
  const uploads = useUpload({ to: 'pictures', max: 1 });
  const saving = useAction({ quiet: true });
  const below = before === null ? [] : idsBelow(all, before.id);
  const places = treeLines(all).filter(({ category }) => !below.includes(category.id));
  const save = async () => {
    const { slug, ...rest } = form;
    const body: CategoryForm = {
      ...rest,
      picture_key: uploads.keys[0] ?? form.picture_key,
      ...(slug.trim() === '' ? {} : { slug }),
    };
    const saved = await saving.run(() =>
      before === null
        ? staffApi('POST /api/admin/categories/', { body })
        : staffApi('PUT /api/admin/categories/:id/', {
            params: { id: before.id },
            body: { ...body, version: draft.version },
          }),
    );
    if (saved) onSaved();
  };
  return (
    <Dialog open onClose={onClose} title={before === null ? t.add : t.edit(nameOf(before))}>
      <Form action={saving} className="grid gap-4" onSend={save}>
        <TextField
          label={t.name}
          required
          dir="auto"
          maxLength={80}
          value={form.name}
          error={saving.fields.name}
          onChange={(event) => {
            set({ name: event.currentTarget.value });
          }}
        />
        <TextField
          label={t.nameEn}
          dir="ltr"
          maxLength={80}
          value={form.name_en}
          error={saving.fields.name_en}
          onChange={(event) => {
            set({ name_en: event.currentTarget.value });
          }}
        />
        <TextField
          label={t.slug}
          hint={t.slugHint}
          dir="ltr"
          maxLength={120}
          value={form.slug}
          error={saving.fields.slug}
          onChange={(event) => {
            set({ slug: event.currentTarget.value });
          }}
        />
        <Select
          label={t.parent}
          value={form.parent_id === null ? '' : String(form.parent_id)}
          error={saving.fields.parent_id}
          options={[
            { value: '', label: t.main },
            ...places.map(({ category, depth }) => ({
              value: String(category.id),
              label: `${'— '.repeat(depth)}${nameOf(category)}`,
            })),
          ]}
          onChange={(event) => {
            set({ parent_id: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) });
          }}
        />
        {form.picture_key === null ? (
          <ImagePicker label={t.image} error={saving.fields.picture_key} uploads={uploads} />
        ) : (
          <span className="relative block size-28 overflow-hidden rounded-control bg-raised">
            <img
              src={renditionAddress(form.picture_key, 320)}
              alt={t.imageOf(form.name)}
              className="size-full object-cover"
            />
            <IconButton
              filled
              label={t.removeImage}
              className="absolute end-0 top-0"
              onClick={() => {
                set({ picture_key: null });
              }}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </span>
        )}
        <Switch
          label={t.visible}
          checked={!form.hidden}
          onChange={(visible) => {
            set({ hidden: !visible });
          }}
        />
        <DraftNotice draft={draft} names={{ name: t.name, name_en: t.nameEn, slug: t.slug }} />
        <Notice tone="bad">{saving.message}</Notice>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={uploads.busy || form.name.trim() === ''}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
