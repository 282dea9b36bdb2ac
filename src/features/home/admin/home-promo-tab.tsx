import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useResource } from '#web/data/use-resource.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { ImageField } from '#features/media/storefront/image-field.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { PromoForm } from '../home-promo.contract.ts';
import { homePromoMessages } from './home-promo.messages.ts';
import { PromoWordings } from './promo-wordings.tsx';

/** Form for editing the home page's banner. */
export function HomePromoTab() {
  const t = useMessages(homePromoMessages);
  const promo = useResource(['admin/settings', 'home-promo'], (signal) =>
    staffApi('GET /api/admin/settings/home-promo/', { signal }),
  );
  if (promo.state === 'loading') return <SkeletonForm fields={3} />;
  if (promo.state === 'failed')
    return <FailedState text={promo.refused?.message ?? t.failed} onRetry={promo.refresh} />;
  return <PromoEditor stored={promo.data} />;
}

function PromoEditor({ stored: { version, ...stored } }: { stored: PromoForm & { readonly version: number } }) {
  const t = useMessages(homePromoMessages);
  const draft = useDraft<Omit<PromoForm, 'version'>>(stored, version, 'home-promo');
  const { value: form } = draft;
  const uploads = useUpload({ to: 'images', max: 1, name: 'home-promo' });
  const saving = useAction();
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    const body = { ...form, version: draft.version };
    await saving.run(async () => {
      draft.saved(form, (await staffApi('PUT /api/admin/settings/home-promo/', { body })).version);
    });
  };
  return (
    <Form action={saving} className="grid max-w-3xl items-start gap-4 md:grid-cols-2" onSend={save}>
      <p className="text-sm text-muted md:col-span-2">{t.hint}</p>
      <DraftNotice
        draft={draft}
        names={{ link: t.link, picture_key: t.image }}
        images={['picture_key']}
        className="md:col-span-2"
      />
      <div className="md:col-span-2">
        <Switch label={t.visible} {...field.switch('shown')} />
      </div>
      <div className="md:col-span-2">
        <TextField label={t.link} hint={t.linkHint} dir="ltr" required maxLength={300} {...field.text('link')} />
      </div>
      <PromoWordings field={field} />
      <div className="md:col-span-2">
        <ImageField
          label={t.image}
          hint={t.imageHint}
          uploads={uploads}
          alt={t.imageNow}
          removeLabel={t.removeImage}
          {...field.image('picture_key')}
        />
      </div>
      <Button type="submit" variant="primary" busy={saving.busy} disabled={uploads.busy} className="justify-self-start">
        {t.save}
      </Button>
      <UnsavedGuard unsaved={!saving.busy && (uploads.files.length > 0 || draft.changed)} onLeave={draft.takeStored} />
    </Form>
  );
}
