import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { textFor } from '../blog.rules.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { postCategoriesMessages } from './post-categories.messages.ts';

interface PostCategoryDialogProps {
  /** The category to be edited; null for a new one. */
  wanted: AdminPostCategory | null;
  onClose: () => void;
  /** It was stored or refused: either way the list may have changed. */
  onTried: () => Promise<void>;
}

/** A category of the blog being written: its names and its address. */
export function PostCategoryDialog({ wanted, onClose, onTried }: PostCategoryDialogProps) {
  const t = useMessages(postCategoriesMessages);
  const language = useLanguage();
  const draft = useDraft({ name: wanted?.name ?? { fa: '', en: '' }, slug: wanted?.slug ?? '' }, wanted?.version ?? 0);
  const { name, slug } = draft.value;
  const saving = useAction({ quiet: true });
  const save = async () => {
    const given = slug.trim() === '' ? {} : { slug: slug.trim() };
    const saved = await saving.run(() =>
      wanted === null
        ? staffApi('POST /api/admin/post-categories/', { body: { name, ...given } })
        : staffApi('PUT /api/admin/post-categories/:slug/', {
            params: { slug: wanted.slug },
            body: { name, version: draft.version, ...given },
          }),
    );
    await onTried();
    if (saved) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={wanted === null ? t.add : t.edit(textFor(wanted.name, language))}>
      <Form action={saving} className="grid gap-4" onSend={save}>
        <TextField
          label={t.nameFa}
          required
          lang="fa"
          dir="auto"
          maxLength={40}
          value={name.fa}
          error={saving.fields['name.fa']}
          onChange={(event) => {
            draft.change({ name: { ...name, fa: event.currentTarget.value } });
          }}
        />
        <TextField
          label={t.nameEn}
          lang="en"
          dir="auto"
          maxLength={40}
          hint={t.nameEnHint}
          value={name.en}
          error={saving.fields['name.en']}
          onChange={(event) => {
            draft.change({ name: { ...name, en: event.currentTarget.value } });
          }}
        />
        <TextField
          label={t.slug}
          dir="ltr"
          maxLength={120}
          hint={wanted === null ? t.slugHint : t.newSlugHint}
          value={slug}
          error={saving.fields.slug}
          onChange={(event) => {
            draft.change({ slug: event.currentTarget.value });
          }}
        />
        <DraftNotice draft={draft} names={{ slug: t.slug }} />
        <Notice tone="bad">{saving.message}</Notice>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={name.fa.trim() === ''}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}
