import { termsMessages } from '#web/admin/terms.messages.ts';
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
import { MomentField } from '#web/admin/moment-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { AdminSlide, SlideForm } from '../hero-slides.contract.ts';
import { slideThemes } from '../hero-slides.rules.ts';
import { wordedIn } from '../home-promo.rules.ts';
import { homePromoMessages } from './home-promo.messages.ts';
import { slidesMessages } from './slides.messages.ts';

interface SlideDialogProps {
  /** The slide to be changed; null for a new one. */
  wanted: AdminSlide | null;
  onClose: () => void;
  /** It was stored or refused: either way the list may have changed. */
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
const wordings = [
  ['title', 60],
  ['text', 120],
  ['action', 40],
] as const;

/** A slide of the home page being written: its words, where it leads, how it looks and when it stands there. */
export function SlideDialog({ wanted, onClose, onTried }: SlideDialogProps) {
  const t = useMessages(slidesMessages);
  const banner = useMessages(homePromoMessages);
  const terms = useMessages(termsMessages);
  const language = useLanguage();
  const draft = useDraft<SlideForm>(wanted === null ? fresh : formOf(wanted), wanted?.version ?? 0);
  const { value: form, change: set } = draft;
  const uploads = useUpload({ to: 'pictures', max: 1 });
  const saving = useAction({ quiet: true });
  const save = async () => {
    const body = { ...form, picture_key: uploads.keys[0] ?? form.picture_key };
    const saved = await saving.run(() =>
      wanted === null
        ? staffApi('POST /api/admin/hero-slides/', { body })
        : staffApi('PUT /api/admin/hero-slides/:id/', {
            params: { id: wanted.id },
            body: { ...body, version: draft.version },
          }),
    );
    await onTried();
    if (saved) onClose();
  };
  const labels = {
    title: { fa: banner.titleFa, en: banner.titleEn },
    text: { fa: banner.textFa, en: banner.textEn },
    action: { fa: banner.actionFa, en: banner.actionEn },
  };
  return (
    <Dialog open wide onClose={onClose} title={wanted === null ? t.add : t.edit(wordedIn(wanted.title, language))}>
      <Form action={saving} className="grid items-start gap-4 sm:grid-cols-2" onSend={save}>
        <div className="sm:col-span-2">
          <Switch
            label={banner.visible}
            checked={form.shown}
            onChange={(visible) => {
              set({ shown: visible });
            }}
          />
        </div>
        {wordings.flatMap(([part, max]) =>
          (['fa', 'en'] as const).map((spoken) => (
            <TextField
              key={`${part} ${spoken}`}
              label={labels[part][spoken]}
              lang={spoken}
              dir={spoken === 'en' ? 'ltr' : 'auto'}
              required={spoken === 'fa'}
              maxLength={max}
              hint={spoken === 'en' ? banner.englishHint : undefined}
              value={form[part][spoken]}
              error={saving.fields[`${part}.${spoken}`]}
              onChange={(event) => {
                set({ [part]: { ...form[part], [spoken]: event.currentTarget.value } });
              }}
            />
          )),
        )}
        <TextField
          label={banner.link}
          hint={banner.linkHint}
          dir="ltr"
          required
          maxLength={300}
          value={form.link}
          error={saving.fields.link}
          onChange={(event) => {
            set({ link: event.currentTarget.value });
          }}
        />
        <Select
          label={t.theme}
          value={form.cloth}
          options={slideThemes.map((theme) => ({ value: theme, label: t[theme] }))}
          onChange={(event) => {
            set({ cloth: slideThemes.find((theme) => theme === event.currentTarget.value) ?? 'pomegranate' });
          }}
        />
        <MomentField
          label={terms.begins}
          hint={terms.atOnce}
          value={form.begins_at}
          error={saving.fields.begins_at}
          onChange={(begins) => {
            set({ begins_at: begins === undefined ? '' : begins });
          }}
        />
        <MomentField
          label={terms.ends}
          hint={terms.noEnd}
          value={form.ends_at}
          error={saving.fields.ends_at}
          onChange={(ends) => {
            set({ ends_at: ends === undefined ? '' : ends });
          }}
        />
        <div className="sm:col-span-2">
          {form.picture_key === null ? (
            <ImagePicker label={banner.image} hint={t.imageHint} error={saving.fields.picture_key} uploads={uploads} />
          ) : (
            <span className="relative block size-28 overflow-hidden rounded-control bg-raised">
              <img src={renditionAddress(form.picture_key, 320)} alt={t.imageNow} className="size-full object-cover" />
              <IconButton
                filled
                label={banner.removeImage}
                className="absolute end-0 top-0"
                onClick={() => {
                  set({ picture_key: null });
                }}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </span>
          )}
        </div>
        <div className="empty:hidden sm:col-span-2">
          <DraftNotice draft={draft} />
        </div>
        <Notice tone="bad" className="sm:col-span-2">
          {saving.message}
        </Notice>
        <Button type="submit" variant="primary" className="sm:col-span-2" busy={saving.busy} disabled={uploads.busy}>
          {banner.save}
        </Button>
      </Form>
    </Dialog>
  );
}

function formOf({ id: _, version: __, state: ___, ...form }: AdminSlide): SlideForm {
  return form;
}
