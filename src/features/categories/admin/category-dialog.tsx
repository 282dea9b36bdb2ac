import { useUpload } from '#features/media/storefront/use-upload.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce, firstVersion } from '#web/forms/create-once.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import { textFor } from '#shared/text/names.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import { ImageField } from '#features/media/storefront/image-field.tsx';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { idsBelow, treeOptions } from '../categories-admin.rules.ts';
import type { CategoryForm, AdminCategory } from '../categories-admin.contract.ts';
import { CategoryAttributes } from './category-attributes.tsx';
import { categoriesAdminMessages } from './categories.messages.ts';

interface CategoryDialogProps {
  all: readonly AdminCategory[];
  /** The category to edit; for a new one, its parent. */
  wanted: AdminCategory | { readonly parent_id: number | null };
  onClose: () => void;
  onSaved: () => void;
}

const writtenOf = (category: AdminCategory | null, parent: number | null) => ({
  name: category?.name ?? { fa: '', en: '' },
  slug: category?.slug ?? '',
  parent_id: parent,
  picture_key: category?.picture_key ?? null,
  visible: category?.visible ?? true,
});

const formOf = ({ slug, ...rest }: ReturnType<typeof writtenOf>): CategoryForm => ({
  ...rest,
  ...(slug.trim() === '' ? {} : { slug }),
});

const draftName = (category: AdminCategory | null, parent: number | null) =>
  `category:${category?.id ?? `new below ${parent ?? 'none'}`}`;

const putCategory = (id: number, version: number, form: CategoryForm) =>
  staffApi('PUT /api/admin/categories/:id/', { params: { id }, body: { ...form, version } });

const createCategory = (key: RequestKey, name: string, form: CategoryForm) =>
  createOnce(key, name, form, {
    create: (body, headers) => staffApi('POST /api/admin/categories/', { headers, body }),
    correct: ({ id }) => putCategory(id, firstVersion, form),
  });

/** The draft of a category, or of a new one below a parent. */
const useWrittenCategory = (wanted: CategoryDialogProps['wanted']) =>
  useWrittenItem(
    'id' in wanted ? wanted : null,
    (category) => writtenOf(category, category?.parent_id ?? wanted.parent_id),
    (category) => draftName(category, wanted.parent_id),
  );

/** Renders the dialog for a category: its names, address, parent and image. */
export function CategoryDialog({ all, wanted, onClose, onSaved }: CategoryDialogProps) {
  const t = useMessages(categoriesAdminMessages);
  const language = useLanguage();
  const { item: before, draft, saved } = useWrittenCategory(wanted);
  const of = draftName(before, wanted.parent_id);
  const { value: form, change } = draft;
  const uploads = useUpload({ to: 'images', max: 1, name: of });
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    const body = formOf(form);
    await saving.run(async () => {
      const answered = await (before === null
        ? createCategory(saving.key, of, body)
        : putCategory(before.id, draft.version, body));
      if (saved(form, answered)) onSaved();
    });
  };
  return (
    <DraftDialog
      title={before === null ? t.add : t.edit(textFor(before.name, language))}
      draft={draft}
      names={{ name: t.name, slug: t.slug, picture_key: t.image }}
      images={['picture_key']}
      action={saving}
      save={t.save}
      disabled={uploads.busy || form.name.fa.trim() === ''}
      onSave={save}
      onClose={onClose}
    >
      <TextField label={t.name} required dir="auto" maxLength={80} {...field.worded('name', 'fa')} />
      <TextField label={t.nameEn} dir="ltr" maxLength={80} {...field.worded('name', 'en')} />
      <TextField label={t.slug} hint={t.slugHint} dir="ltr" maxLength={120} {...field.text('slug')} />
      <ParentSelect all={all} of={before} field={field.number('parent_id')} />
      <ImageField
        label={t.image}
        uploads={uploads}
        alt={t.imageOf(form.name.fa)}
        removeLabel={t.removeImage}
        {...field.image('picture_key')}
      />
      <Switch
        label={t.visible}
        checked={form.visible}
        onChange={(visible) => {
          change({ visible });
        }}
      />
      {before === null ? null : <CategoryAttributes id={before.id} />}
    </DraftDialog>
  );
}

interface ParentSelectProps {
  all: readonly AdminCategory[];
  /** The category being moved; null for a new one. */
  of: AdminCategory | null;
  field: { value: number | null; error: string | undefined; onChange: (id: number | null) => void };
}

/** Renders the choice of a category's parent: none, or any category except itself and those below it. */
function ParentSelect({ all, of, field: { value, error, onChange } }: ParentSelectProps) {
  const t = useMessages(categoriesAdminMessages);
  const language = useLanguage();
  const below = of === null ? [] : idsBelow(all, of.id);
  const parents = treeOptions(all, ({ name }) => textFor(name, language)).filter(
    ({ value: id }) => !below.includes(Number(id)),
  );
  return (
    <Select
      label={t.parent}
      value={value === null ? '' : String(value)}
      error={error}
      options={[{ value: '', label: t.main }, ...parents]}
      onChange={(event) => {
        onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value));
      }}
    />
  );
}
