import { useEffect, useEffectEvent } from 'react';
import { renditionAddress } from '#features/media/media.rules.ts';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { MomentField } from '#web/admin/moment-field.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { textFor } from '#shared/text/names.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';
import type { PostPartProps } from './post-fields.tsx';

/** What belongs to a post besides its words: category, address, cover, and when it shows. */
export function PostSettings({
  draft,
  errors,
  categories,
}: PostPartProps & { categories: readonly AdminPostCategory[] }) {
  const t = useMessages(contentAdminMessages);
  const language = useLanguage();
  const uploads = useUpload({ to: 'images', max: 1, name: null });
  const [uploaded] = uploads.keys;
  const takeCover = useEffectEvent((key: string) => {
    draft.change({ cover_key: key });
  });
  useEffect(() => {
    if (uploaded !== undefined) takeCover(uploaded);
  }, [uploaded]);
  const field = draftFields(draft, errors);
  const { cover_key } = draft.value;
  return (
    <>
      <Select
        label={t.category}
        hint={categories.length === 0 ? t.noCategories : undefined}
        options={categories.map(({ slug: value, name }) => ({ value, label: textFor(name, language) }))}
        {...field.text('category')}
      />
      <TextField label={t.slug} dir="ltr" hint={t.slugHint} maxLength={120} {...field.text('slug')} />
      <MomentField label={t.showsAt} hint={t.showsAtHint} {...field.moment('published_at')} />
      {cover_key === null || cover_key === uploaded ? null : (
        <div className="grid gap-2">
          <img
            src={renditionAddress(cover_key, 320)}
            alt={t.presentCover}
            className="aspect-video w-full rounded-control object-cover"
          />
          <Button
            size="small"
            onClick={() => {
              draft.change({ cover_key: null });
            }}
          >
            {t.removeCover}
          </Button>
        </div>
      )}
      <ImagePicker label={t.cover} uploads={uploads} error={errors.cover_key} />
    </>
  );
}
