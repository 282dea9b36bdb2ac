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
import { LogoField, useShopLogo } from './logo-field.tsx';

type WrittenShop = Readonly<Record<'name' | 'about', Text>>;

/** The seller's own page: its name and its texts in both languages, its image. */
export function OwnShop({ shop, onSaved }: { shop: SellerShop['shop']; onSaved: () => void }) {
  const t = useMessages(ownShopMessages);
  const draft = useDraft<WrittenShop>({ name: shop.name, about: shop.about }, shop.version, 'own shop');
  const { name, about } = draft.value;
  const logo = useShopLogo(shop.logo);
  const saving = useAction({ quiet: true, done: t.shopSaved });
  const save = () =>
    saving.run(
      async () => {
        const saved = await customerApi('PUT /api/seller/shop/', {
          body: {
            version: draft.version,
            name,
            about,
            ...(logo.sent === undefined ? {} : { logo: logo.sent }),
          },
        });
        draft.saved(draft.value, saved.shop.version);
        logo.clear();
        onSaved();
      },
      undefined,
      ({ status, message }) => (message === '' && isNoAnswer(status) ? t.notSaved : message),
    );
  return (
    <Form action={saving} className="grid max-w-2xl gap-4" onSend={save}>
      <DraftNotice draft={draft} names={{ name: t.shopName, about: t.about }} />
      <ShopTexts draft={draft} errors={saving.fields} />
      <LogoField logo={logo} error={saving.fields.logo} />
      <Notice tone="bad">{saving.message}</Notice>
      <Button
        type="submit"
        variant="primary"
        busy={saving.busy}
        busyText={t.saving}
        disabled={logo.uploads.busy || name.fa.trim() === ''}
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
