import { X } from 'lucide-react';
import { renditionAddress } from '#features/media/media.rules.ts';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useResource } from '#web/data/use-resource.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { PromoForm } from '../home-promo.contract.ts';
import { homePromoMessages } from './home-promo.messages.ts';

/** The banner of the home page, to be changed. */
export function HomePromoTab() {
  const t = useMessages(homePromoMessages);
  const promo = useResource(['admin/home-promo'], (signal) => staffApi('GET /api/admin/home-promo/', { signal }));
  if (promo.state === 'loading') return <SkeletonText lines={6} />;
  if (promo.state === 'failed')
    return <FailedState text={promo.refused?.message ?? t.failed} onRetry={promo.refresh} />;
  return <PromoEditor stored={promo.data} />;
}

const wordings = [
  ['title', 60],
  ['text', 120],
  ['action', 40],
] as const;

function PromoEditor({ stored: { version, ...stored } }: { stored: PromoForm & { readonly version: number } }) {
  const t = useMessages(homePromoMessages);
  const draft = useDraft<Omit<PromoForm, 'version'>>(stored, version, 'home-promo');
  const { value: form, change: set } = draft;
  const uploads = useUpload({ to: 'pictures', max: 1 });
  const saving = useAction();
  const save = async () => {
    const body = { ...form, picture_key: uploads.keys[0] ?? form.picture_key, version: draft.version };
    const send = async () => {
      draft.saved(form, (await staffApi('PUT /api/admin/home-promo/', { body })).version);
    };
    if (await saving.run(send)) uploads.clear();
  };
  const labels = {
    title: { fa: t.titleFa, en: t.titleEn },
    text: { fa: t.textFa, en: t.textEn },
    action: { fa: t.actionFa, en: t.actionEn },
  };
  return (
    <Form action={saving} className="grid max-w-3xl items-start gap-4 md:grid-cols-2" onSend={save}>
      <p className="text-sm text-muted md:col-span-2">{t.hint}</p>
      <div className="md:col-span-2">
        <Switch
          label={t.visible}
          checked={form.shown}
          onChange={(visible) => {
            set({ shown: visible });
          }}
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          label={t.link}
          hint={t.linkHint}
          dir="ltr"
          required
          maxLength={300}
          value={form.link}
          error={saving.fields.link}
          onChange={(event) => {
            set({ link: event.currentTarget.value });
          }}
        />
      </div>
      {wordings.flatMap(([part, max]) =>
        (['fa', 'en'] as const).map((language) => (
          <TextField
            key={`${part} ${language}`}
            label={labels[part][language]}
            dir={language === 'en' ? 'ltr' : 'auto'}
            required={language === 'fa'}
            maxLength={max}
            hint={language === 'en' ? t.englishHint : undefined}
            value={form[part][language]}
            error={saving.fields[`${part}.${language}`]}
            onChange={(event) => {
              set({ [part]: { ...form[part], [language]: event.currentTarget.value } });
            }}
          />
        )),
      )}
      <div className="md:col-span-2">
        {form.picture_key === null ? (
          <ImagePicker label={t.image} hint={t.imageHint} error={saving.fields.picture_key} uploads={uploads} />
        ) : (
          <span className="relative block size-28 overflow-hidden rounded-control bg-raised">
            <img src={renditionAddress(form.picture_key, 320)} alt={t.imageNow} className="size-full object-cover" />
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
      </div>
      <div className="empty:hidden md:col-span-2">
        <DraftNotice draft={draft} names={{ link: t.link }} />
      </div>
      <Button type="submit" variant="primary" busy={saving.busy} disabled={uploads.busy} className="justify-self-start">
        {t.save}
      </Button>
      <UnsavedGuard unsaved={!saving.busy && (uploads.files.length > 0 || draft.changed)} onLeave={draft.takeStored} />
    </Form>
  );
}
