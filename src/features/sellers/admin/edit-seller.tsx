import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { SellerFile } from '../sellers-admin.contract.ts';
import { sellersMessages } from './sellers.messages.ts';
import { typedPercent } from './typed-percent.ts';

/** How a seller is called and presented, and what it is charged; the house is charged nothing. */
export function EditSeller({ seller, onSaved }: { seller: SellerFile; onSaved: (seller: SellerFile) => void }) {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const draft = useDraft(
    {
      name: seller.name,
      nameEn: seller.name_en,
      about: seller.about,
      aboutEn: seller.about_en,
      percent: formatNumber(seller.commission_percent, language),
    },
    seller.version,
    `seller:${seller.id}`,
  );
  const typed = draft.value;
  const [error, setError] = useState<string | undefined>();
  const keep = useAction();
  const save = async () => {
    const percent = typedPercent(typed.percent);
    setError(percent === null ? t.badPercent : undefined);
    if (percent === null) return;
    let saved: SellerFile | undefined;
    const done = await keep.run(async () => {
      saved = await staffApi('PUT /api/admin/sellers/:id/', {
        params: { id: seller.id },
        body: {
          version: draft.version,
          name: typed.name,
          name_en: typed.nameEn,
          about: typed.about,
          about_en: typed.aboutEn,
          commission_percent: percent,
        },
      });
    });
    if (!done || saved === undefined) return;
    draft.saved(typed, saved.version);
    onSaved(saved);
  };
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <Form action={keep} className="grid content-start gap-4" onSend={save}>
        <h2 className="text-sm font-bold text-muted">{t.edit}</h2>
        {seller.house ? (
          <p className="text-sm text-muted">
            {t.houseIsCalled}{' '}
            <Link to="/admin/settings" className="text-turquoise hover:underline">
              {t.toBrand}
            </Link>
          </p>
        ) : (
          <>
            <TextField
              label={t.name}
              required
              maxLength={80}
              dir="auto"
              value={typed.name}
              error={keep.fields.name}
              onChange={(event) => {
                draft.change({ name: event.currentTarget.value });
              }}
            />
            <TextField
              label={t.nameEn}
              hint={t.englishHint}
              maxLength={80}
              dir="ltr"
              value={typed.nameEn}
              error={keep.fields.name_en}
              onChange={(event) => {
                draft.change({ nameEn: event.currentTarget.value });
              }}
            />
          </>
        )}
        <TextArea
          label={t.about}
          rows={4}
          maxLength={2_000}
          dir="auto"
          value={typed.about}
          error={keep.fields.about}
          onChange={(event) => {
            draft.change({ about: event.currentTarget.value });
          }}
        />
        <TextArea
          label={t.aboutEn}
          hint={t.englishHint}
          rows={4}
          maxLength={2_000}
          dir="ltr"
          value={typed.aboutEn}
          error={keep.fields.about_en}
          onChange={(event) => {
            draft.change({ aboutEn: event.currentTarget.value });
          }}
        />
        {seller.house ? null : (
          <TextField
            label={t.commissionPercent}
            hint={t.commissionHint}
            dir="ltr"
            inputMode="numeric"
            required
            maxLength={3}
            value={typed.percent}
            error={error ?? keep.fields.commission_percent}
            onChange={(event) => {
              draft.change({ percent: event.currentTarget.value });
            }}
          />
        )}
        <DraftNotice
          draft={draft}
          names={{ name: t.name, nameEn: t.nameEn, about: t.about, aboutEn: t.aboutEn, percent: t.commissionPercent }}
        />
        <Button type="submit" variant="primary" size="small" busy={keep.busy} className="justify-self-start">
          {t.save}
        </Button>
      </Form>
    </section>
  );
}
