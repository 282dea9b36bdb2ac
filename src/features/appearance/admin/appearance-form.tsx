import { useUpload } from '#features/media/storefront/use-upload.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { ImageField } from '#features/media/storefront/image-field.tsx';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { Brand } from '../appearance.contract.ts';
import { brandFormMessages } from './appearance-form.messages.ts';

const choices = { theme: ['dark', 'light'], view: ['ltr', 'rtl'], language: ['fa', 'en'] } as const;

const writtenOf = ({ name, logo, theme, view, language }: Brand) => ({
  name,
  logo,
  theme,
  view,
  language,
});

/** Renders the form of the shop's name, its logo and the defaults of a first visit. */
export function BrandForm({ brand }: { brand: Brand }) {
  const t = useMessages(brandFormMessages);
  const draft = useDraft(writtenOf(brand), brand.version, 'brand');
  const { value: typed } = draft;
  const uploads = useUpload({ to: 'images', max: 1, name: 'brand' });
  const keep = useAction();
  const field = draftFields(draft, keep.fields);
  const save = async () => {
    await keep.run(async () => {
      const saved = await staffApi('PUT /api/admin/settings/brand/', { body: { version: draft.version, ...typed } });
      draft.saved(typed, saved.version);
    });
  };
  const names = { name: t.name, logo: t.logo };
  const images = ['logo'] as const;
  const form = { draft, names, images, action: keep, save: t.save, disabled: uploads.busy, onSave: save };
  return (
    <SettingsForm title={t.title} hint={t.hint} columns={3} {...form}>
      <div className="grid content-start gap-4 md:col-span-2 md:grid-cols-2">
        <TextField label={t.nameFa} required maxLength={40} {...field.worded('name', 'fa')} />
        <TextField label={t.nameEn} dir="ltr" required maxLength={40} {...field.worded('name', 'en')} />
        <div className="md:col-span-2">
          <h3 className="text-sm font-bold">{t.firstVisit}</h3>
          <p className="text-sm text-muted">{t.firstVisitHint}</p>
        </div>
        <Select label={t.theme} options={optionsOf(choices.theme, t)} {...field.choice('theme', choices.theme)} />
        <Select label={t.view} options={optionsOf(choices.view, t)} {...field.choice('view', choices.view)} />
        <Select
          label={t.language}
          options={optionsOf(choices.language, t)}
          {...field.choice('language', choices.language)}
        />
      </div>
      <ImageField
        shape="whole"
        label={t.logo}
        hint={t.logoHint}
        uploads={uploads}
        alt={t.presentLogo}
        removeLabel={t.removeLogo}
        {...field.image('logo')}
      />
    </SettingsForm>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
