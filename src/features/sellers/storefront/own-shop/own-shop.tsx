import { X } from 'lucide-react';
import { useState } from 'react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { customerApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { SellerShop } from '../../own-shop.contract.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';

/** The seller's own page: its name and its texts in both languages, its image. */
export function OwnShop({ shop, onSaved }: { shop: SellerShop['shop']; onSaved: () => void }) {
  const t = useMessages(ownShopMessages);
  const draft = useDraft(
    { name: shop.name, nameEn: shop.name_en, about: shop.about, aboutEn: shop.about_en },
    shop.version,
    'own shop',
  );
  const { name, nameEn, about, aboutEn } = draft.value;
  const [withoutLogo, setWithoutLogo] = useState(false);
  const uploads = useUpload({ to: 'pictures', max: 1 });
  const saving = useAction({ quiet: true, done: t.shopSaved });
  const errors = saving.fields;
  const logo = uploads.keys[0] ?? (withoutLogo ? null : undefined);
  const save = () =>
    saving.run(
      async () => {
        const saved = await customerApi('PUT /api/seller/shop/', {
          body: {
            version: draft.version,
            name,
            name_en: nameEn,
            about,
            about_en: aboutEn,
            ...(logo === undefined ? {} : { logo }),
          },
        });
        draft.saved(draft.value, saved.version);
        uploads.clear();
        setWithoutLogo(false);
        onSaved();
      },
      undefined,
      ({ status, message }) => (status === 0 ? t.notSaved : message),
    );
  return (
    <Form action={saving} className="grid max-w-2xl gap-4" onSend={save}>
      <TextField
        label={t.shopName}
        required
        dir="auto"
        maxLength={80}
        value={name}
        error={errors.name}
        onChange={(event) => {
          draft.change({ name: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.shopNameEn}
        hint={t.englishHint}
        dir="ltr"
        maxLength={80}
        value={nameEn}
        error={errors.name_en}
        onChange={(event) => {
          draft.change({ nameEn: event.currentTarget.value });
        }}
      />
      <TextArea
        label={t.about}
        hint={t.aboutHint}
        dir="auto"
        rows={6}
        maxLength={2_000}
        value={about}
        error={errors.about}
        onChange={(event) => {
          draft.change({ about: event.currentTarget.value });
        }}
      />
      <TextArea
        label={t.aboutEn}
        hint={t.englishHint}
        dir="ltr"
        rows={6}
        maxLength={2_000}
        value={aboutEn}
        error={errors.about_en}
        onChange={(event) => {
          draft.change({ aboutEn: event.currentTarget.value });
        }}
      />
      <DraftNotice
        draft={draft}
        names={{ name: t.shopName, nameEn: t.shopNameEn, about: t.about, aboutEn: t.aboutEn }}
      />
      {shop.logo !== null && !withoutLogo ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm font-semibold">{t.logo}</p>
          <span className="relative block size-28 overflow-hidden rounded-control bg-raised">
            <img src={shop.logo} alt={t.logoNow} className="size-full object-cover" />
            <IconButton
              filled
              label={t.removeLogo}
              className="absolute end-0 top-0"
              onClick={() => {
                setWithoutLogo(true);
              }}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </span>
        </div>
      ) : (
        <ImagePicker label={t.logo} error={errors.logo} uploads={uploads} />
      )}
      <Notice tone="bad">{saving.message}</Notice>
      <Button
        type="submit"
        variant="primary"
        busy={saving.busy}
        busyText={t.saving}
        disabled={uploads.busy || name.trim() === ''}
        className="justify-self-start"
      >
        {t.saveShop}
      </Button>
    </Form>
  );
}
