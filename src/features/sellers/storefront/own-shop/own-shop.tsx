import { imageKeyIn } from '#features/media/media.rules.ts';
import { ImageField } from '#features/media/storefront/image-field.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { isNoAnswer } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { customerApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import type { SellerShop } from '../../own-shop.contract.ts';
import type { Text } from '#shared/language.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';
import { useDraft, type Draft } from '#web/forms/use-draft.ts';
import { draftFields } from '#web/forms/draft-fields.ts';

interface WrittenShop extends Readonly<Record<'name' | 'about', Text>> {
  /** The image key. */
  readonly logo: string | null;
}

const writtenOf = ({ name, about, logo }: SellerShop['shop']): WrittenShop => ({
  name,
  about,
  logo: logo === null ? null : imageKeyIn(logo),
});

/** Renders the form for the seller's page: name and texts in both languages, and the image. */
export function OwnShop({ shop, onSaved }: { shop: SellerShop['shop']; onSaved: () => void }) {
  const t = useMessages(ownShopMessages);
  const draft = useDraft(writtenOf(shop), shop.version, 'own shop');
  const { name, about, logo } = draft.value;
  const uploads = useUpload({ to: 'images', max: 1, name: 'own shop' });
  const saving = useAction({ quiet: true, done: t.shopSaved });
  const save = () =>
    saving.run(
      async () => {
        const saved = await customerApi('PUT /api/seller/shop/', {
          body: {
            version: draft.version,
            name,
            about,
            ...(logo === draft.stored.logo ? {} : { logo }),
          },
        });
        draft.saved(draft.value, saved.shop.version);
        onSaved();
      },
      undefined,
      ({ status, message }) => (message === '' && isNoAnswer(status) ? t.notSaved : message),
    );
  return (
    <Form action={saving} className="grid max-w-2xl gap-4" onSend={save}>
      <DraftNotice draft={draft} names={{ name: t.shopName, about: t.about, logo: t.logo }} images={['logo']} />
      <ShopTexts draft={draft} errors={saving.fields} />
      <ImageField
        label={t.logo}
        uploads={uploads}
        alt={t.logoNow}
        removeLabel={t.removeLogo}
        {...draftFields(draft, saving.fields).image('logo')}
      />
      <Notice tone="bad">{saving.message}</Notice>
      <Button
        type="submit"
        variant="primary"
        busy={saving.busy}
        busyText={t.saving}
        disabled={uploads.busy || name.fa.trim() === ''}
        className="justify-self-start"
      >
        {t.saveShop}
      </Button>
    </Form>
  );
}

interface ShopTextsProps {
  draft: Draft<WrittenShop>;
  errors: Readonly<Record<string, string>>;
}

function ShopTexts({ draft, errors }: ShopTextsProps) {
  const t = useMessages(ownShopMessages);
  const field = draftFields(draft, errors);
  return (
    <>
      <TextField label={t.shopName} required dir="auto" maxLength={80} {...field.worded('name', 'fa')} />
      <TextField label={t.shopNameEn} hint={t.englishHint} dir="ltr" maxLength={80} {...field.worded('name', 'en')} />
      <TextArea
        label={t.about}
        hint={t.aboutHint}
        dir="auto"
        rows={6}
        maxLength={2_000}
        {...field.worded('about', 'fa')}
      />
      <TextArea
        label={t.aboutEn}
        hint={t.englishHint}
        dir="ltr"
        rows={6}
        maxLength={2_000}
        {...field.worded('about', 'en')}
      />
    </>
  );
}
