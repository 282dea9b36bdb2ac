import type { UploadedImage } from '#features/media/media.contract.ts';
import { ImageField } from '#features/media/storefront/image-field.tsx';
import type { Uploads } from '#features/media/storefront/use-upload.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { MomentField } from '#web/admin/moment-field.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { textFor } from '#shared/text/names.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';
import type { PostPartProps } from './post-fields.tsx';

interface PostSettingsProps extends PostPartProps {
  categories: readonly AdminPostCategory[];
  /** The pending uploads of the cover. */
  uploads: Uploads<UploadedImage>;
}

/** Renders the settings of a post besides its texts: category, address, cover and publication time. */
export function PostSettings({ draft, errors, categories, uploads }: PostSettingsProps) {
  const t = useMessages(contentAdminMessages);
  const language = useLanguage();
  const field = draftFields(draft, errors);
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
      <ImageField
        shape="cover"
        label={t.cover}
        uploads={uploads}
        alt={t.presentCover}
        removeLabel={t.removeCover}
        {...field.image('cover_key')}
      />
    </>
  );
}
