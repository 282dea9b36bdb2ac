import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { textFor } from '#shared/text/names.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { postCategoriesMessages } from './post-categories.messages.ts';

const writtenOf = (category: AdminPostCategory | null) => ({
  name: category?.name ?? { fa: '', en: '' },
  slug: category?.slug ?? '',
});

interface PostCategoryDialogProps {
  /** The category to edit; null for a new one. */
  wanted: AdminPostCategory | null;
  onClose: () => void;
  /** Called after saving or a refusal: either way the list may have changed. */
  onTried: () => Promise<void>;
}

/** Renders the dialog for a blog category: its names and its address. */
export function PostCategoryDialog({ wanted, onClose, onTried }: PostCategoryDialogProps) {
  const t = useMessages(postCategoriesMessages);
  const language = useLanguage();
  const { item, draft, saved } = useWrittenItem(wanted, writtenOf, (one) => `post-category:${one?.slug ?? 'new'}`);
  const { name, slug } = draft.value;
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    const form = { name, ...(slug.trim() !== '' && { slug: slug.trim() }) };
    const put = (before: { slug: string; version: number }) =>
      staffApi('PUT /api/admin/post-categories/:slug/', {
        params: { slug: before.slug },
        body: { ...form, version: before.version },
      });
    await saving.run(async () => {
      const answered = await (item === null
        ? createOnce(saving.key, 'post-category:new', form, {
            create: (body, headers) => staffApi('POST /api/admin/post-categories/', { headers, body }),
            correct: put,
          })
        : put({ slug: item.slug, version: draft.version }));
      if (saved(draft.value, answered)) onClose();
    });
    await onTried();
  };
  const slugHint = item === null ? t.slugHint : t.newSlugHint;
  return (
    <DraftDialog
      title={item === null ? t.add : t.edit(textFor(item.name, language))}
      draft={draft}
      names={{ slug: t.slug }}
      action={saving}
      save={t.save}
      disabled={name.fa.trim() === ''}
      onSave={save}
      onClose={onClose}
    >
      <TextField label={t.nameFa} required lang="fa" dir="auto" maxLength={40} {...field.worded('name', 'fa')} />
      <TextField
        label={t.nameEn}
        lang="en"
        dir="auto"
        maxLength={40}
        hint={t.nameEnHint}
        {...field.worded('name', 'en')}
      />
      <TextField label={t.slug} dir="ltr" maxLength={120} hint={slugHint} {...field.text('slug')} />
    </DraftDialog>
  );
}
