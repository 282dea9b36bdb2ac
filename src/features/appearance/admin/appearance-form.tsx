import { X } from 'lucide-react';
import { renditionAddress } from '#features/media/media.rules.ts';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { Brand } from '../appearance.contract.ts';
import { brandFormMessages } from './appearance-form.messages.ts';

const choices = { theme: ['dark', 'light'], view: ['ltr', 'rtl'], language: ['fa', 'en'] } as const;

/** What the shop is called, its logo, and what a first visit shows, to be changed. */
export function BrandForm({ brand }: { brand: Brand }) {
  const t = useMessages(brandFormMessages);
  const draft = useDraft(
    {
      name_fa: brand.name.fa,
      name_en: brand.name.en,
      logo: brand.logo,
      theme: brand.theme,
      view: brand.view,
      language: brand.language,
    },
    brand.version,
  );
  const { value: typed, change: set } = draft;
  const uploads = useUpload({ to: 'pictures', max: 1 });
  const keep = useAction();
  const save = async () => {
    const body = { ...typed, logo: uploads.keys[0] ?? typed.logo };
    const send = async () => {
      const saved = await staffApi('PUT /api/admin/brand/', { body: { version: draft.version, ...body } });
      draft.saved(typed, saved.version);
    };
    if (await keep.run(send)) uploads.clear();
  };
  return (
    <Form
      action={keep}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-3"
      onSend={save}
    >
      <div className="md:col-span-3">
        <h2 className="font-bold">{t.title}</h2>
        <p className="text-sm text-muted">{t.hint}</p>
      </div>
      <div className="grid content-start gap-4 md:col-span-2 md:grid-cols-2">
        <TextField
          label={t.nameFa}
          required
          maxLength={40}
          value={typed.name_fa}
          error={keep.fields.name_fa}
          onChange={(event) => {
            set({ name_fa: event.currentTarget.value });
          }}
        />
        <TextField
          label={t.nameEn}
          dir="ltr"
          required
          maxLength={40}
          value={typed.name_en}
          error={keep.fields.name_en}
          onChange={(event) => {
            set({ name_en: event.currentTarget.value });
          }}
        />
        <div className="md:col-span-2">
          <h3 className="text-sm font-bold">{t.firstVisit}</h3>
          <p className="text-sm text-muted">{t.firstVisitHint}</p>
        </div>
        {(['theme', 'view', 'language'] as const).map((name) => (
          <Select
            key={name}
            label={t[name]}
            value={typed[name]}
            options={choices[name].map((value) => ({ value, label: t[value] }))}
            onChange={(event) => {
              set({ [name]: event.currentTarget.value });
            }}
          />
        ))}
      </div>
      {typed.logo === null ? (
        <ImagePicker label={t.logo} hint={t.logoHint} error={keep.fields.logo} uploads={uploads} />
      ) : (
        <div className="grid content-start gap-2">
          <span className="text-sm font-medium">{t.logo}</span>
          <span className="relative block size-28 rounded-control bg-raised p-3">
            <img src={renditionAddress(typed.logo, 160)} alt={t.presentLogo} className="size-full object-contain" />
            <IconButton
              filled
              label={t.removeLogo}
              className="absolute end-0 top-0"
              onClick={() => {
                set({ logo: null });
              }}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </span>
        </div>
      )}
      <div className="empty:hidden md:col-span-3">
        <DraftNotice draft={draft} names={{ name_fa: t.nameFa, name_en: t.nameEn }} />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="small"
        busy={keep.busy}
        disabled={uploads.busy}
        className="justify-self-start md:col-span-3"
      >
        {t.save}
      </Button>
    </Form>
  );
}
