import type { UploadedImage } from '#features/media/media.contract.ts';
import { useUpload, type Uploads } from '#features/media/storefront/use-upload.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import { ImageField } from '#features/media/storefront/image-field.tsx';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { PeriodFields } from '#web/admin/period-fields.tsx';
import { draftFields, type DraftFields } from '#web/forms/draft-fields.ts';
import type { AdminSlide, SlideForm } from '../hero-slides.contract.ts';
import { slideThemes } from '../hero-slides.rules.ts';
import { wordedIn } from '../home-promo.rules.ts';
import { homePromoMessages } from './home-promo.messages.ts';
import { PromoWordings } from './promo-wordings.tsx';
import { slidesMessages } from './slides.messages.ts';

interface SlideDialogProps {
  /** The slide to edit; null for a new one. */
  wanted: AdminSlide | null;
  onClose: () => void;
  /** Called after a save, successful or refused: either way the list may have changed. */
  onTried: () => Promise<void>;
}

const fresh: SlideForm = {
  shown: true,
  link: '',
  picture_key: null,
  cloth: 'pomegranate',
  title: { fa: '', en: '' },
  text: { fa: '', en: '' },
  action: { fa: '', en: '' },
  begins_at: null,
  ends_at: null,
};

const writtenOf = (slide: AdminSlide | null): SlideForm => (slide === null ? fresh : formOf(slide));

const nameOf = (slide: AdminSlide | null) => `slide:${slide?.id ?? 'new'}`;

/** Returns the draft of a slide and its selected image. */
function useWrittenSlide(wanted: SlideDialogProps['wanted']) {
  const { item, draft, saved } = useWrittenItem(wanted, writtenOf, nameOf);
  const uploads = useUpload({ to: 'images', max: 1, name: nameOf(item) });
  return { item, draft, uploads, saved };
}

const putSlide = ({ id, version }: { id: number; version: number }, form: SlideForm) =>
  staffApi('PUT /api/admin/hero-slides/:id/', { params: { id }, body: { ...form, version } });

const createSlide = (key: RequestKey, form: SlideForm) =>
  createOnce(key, 'slide:new', form, {
    create: (body, headers) => staffApi('POST /api/admin/hero-slides/', { headers, body }),
    correct: (made) => putSlide(made, form),
  });

/** Dialog for editing a slide of the home page: texts, link, appearance and period. */
export function SlideDialog({ wanted, onClose, onTried }: SlideDialogProps) {
  const t = useMessages(slidesMessages);
  const banner = useMessages(homePromoMessages);
  const language = useLanguage();
  const { item, draft, uploads, saved } = useWrittenSlide(wanted);
  const { value: form } = draft;
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    await saving.run(async () => {
      const answered = await (item === null
        ? createSlide(saving.key, form)
        : putSlide({ id: item.id, version: draft.version }, form));
      if (saved(form, answered)) onClose();
    });
    await onTried();
  };
  const title = item === null ? t.add : t.edit(wordedIn(item.title, language));
  const names = { picture_key: banner.image };
  const images = ['picture_key'] as const;
  const dialog = {
    title,
    draft,
    names,
    images,
    action: saving,
    save: banner.save,
    disabled: uploads.busy,
    onSave: save,
    onClose,
  };
  return (
    <DraftDialog wide {...dialog}>
      <div className="sm:col-span-2">
        <Switch label={banner.visible} {...field.switch('shown')} />
      </div>
      <PromoWordings field={field} />
      <TextField
        label={banner.link}
        hint={banner.linkHint}
        dir="ltr"
        required
        maxLength={300}
        {...field.text('link')}
      />
      <Select
        label={t.theme}
        options={slideThemes.map((theme) => ({ value: theme, label: t[theme] }))}
        {...field.choice('cloth', slideThemes)}
      />
      <PeriodFields begins={field.moment('begins_at')} ends={field.moment('ends_at')} />
      <SlideImage field={field} uploads={uploads} />
    </DraftDialog>
  );
}

interface SlideImageProps {
  field: DraftFields<SlideForm>;
  uploads: Uploads<UploadedImage>;
}

function SlideImage({ field, uploads }: SlideImageProps) {
  const t = useMessages(slidesMessages);
  const banner = useMessages(homePromoMessages);
  return (
    <div className="sm:col-span-2">
      <ImageField
        label={banner.image}
        hint={t.imageHint}
        uploads={uploads}
        alt={t.imageNow}
        removeLabel={banner.removeImage}
        {...field.image('picture_key')}
      />
    </div>
  );
}

function formOf({ id: _, version: __, status: ___, ...form }: AdminSlide): SlideForm {
  return form;
}
