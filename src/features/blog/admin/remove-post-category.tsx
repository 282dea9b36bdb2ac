import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { textFor } from '#shared/text/names.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { postCategoriesMessages } from './post-categories.messages.ts';

interface RemovePostCategoryProps {
  all: readonly AdminPostCategory[];
  /** The category to remove; null while none is. */
  slug: string | null;
  onClose: () => void;
  /** Called after the removal or a refusal: either way the list may have changed. */
  onTried: () => Promise<void>;
}

/** Confirms the removal of a category and, if it has posts, selects the category they move to. */
export function RemovePostCategory({ all, slug, onClose, onTried }: RemovePostCategoryProps) {
  const t = useMessages(postCategoriesMessages);
  const language = useLanguage();
  const draft = useDraft({ to: '' }, null, `remove-post-category:${slug ?? ''}`);
  const category = all.find((one) => one.slug === slug);
  const others = all.filter((one) => one.slug !== slug);
  const posts = category?.posts_count ?? 0;
  const to = others.find((one) => one.slug === draft.value.to) ?? others[0];
  const means = posts === 0 ? t.removeEmpty : to === undefined ? t.removeLast : t.removeMoves(posts);
  return (
    <ConfirmDialog
      open={category !== undefined}
      onClose={onClose}
      title={t.removeQuestion(category === undefined ? '' : textFor(category.name, language))}
      text={means}
      yes={t.yesRemove}
      onYes={async () => {
        if (category === undefined) return;
        try {
          await staffApi('DELETE /api/admin/post-categories/:slug/', {
            params: { slug: category.slug },
            query: { version: category.version, ...(posts > 0 && to !== undefined && { move_to: to.slug }) },
          });
          draft.done(draft.value);
          announce(t.removed, 'good');
        } finally {
          await onTried();
        }
      }}
    >
      {posts === 0 || to === undefined ? null : (
        <Select
          label={t.moveTo}
          value={to.slug}
          options={others.map((one) => ({ value: one.slug, label: textFor(one.name, language) }))}
          onChange={(event) => {
            draft.change({ to: event.currentTarget.value });
          }}
        />
      )}
    </ConfirmDialog>
  );
}
