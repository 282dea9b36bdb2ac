import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { draftFields, type DraftFields } from '#web/forms/draft-fields.ts';
import type { SellerFile } from '../sellers-admin.contract.ts';
import { maxCommissionPercent } from '../commission.rules.ts';
import { sellersMessages } from './sellers.messages.ts';

/** Returns the editable fields of a seller. */
const writtenOf = (seller: SellerFile) => ({
  name: seller.name,
  about: seller.about,
  percent: seller.commission_percent as number | null,
});

type WrittenSeller = ReturnType<typeof writtenOf>;

/** The form for a seller's name, presentation and commission; the house has no commission. */
export function EditSeller({ seller, onSaved }: { seller: SellerFile; onSaved: (seller: SellerFile) => void }) {
  const t = useMessages(sellersMessages);
  const draft = useDraft(writtenOf(seller), seller.version, `seller:${seller.id}`);
  const [error, setError] = useState<string | undefined>();
  const keep = useAction();
  const part = { field: draftFields(draft, keep.fields) };
  const save = async () => {
    const typed = draft.value;
    const { name, about, percent } = typed;
    const isWrong = percent === null || percent > maxCommissionPercent;
    setError(isWrong ? t.badPercent : undefined);
    if (isWrong) return;
    const body = { name, about, commission_percent: percent };
    let saved: SellerFile | undefined;
    const done = await keep.run(async () => {
      saved = await staffApi('PUT /api/admin/sellers/:id/', {
        params: { id: seller.id },
        body: { version: draft.version, ...body },
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
        <DraftNotice draft={draft} names={{ name: t.name, about: t.about, percent: t.commissionPercent }} />
        {seller.house ? <HouseName /> : <SellerNames {...part} />}
        <SellerTexts {...part} />
        {seller.house ? null : (
          <NumberField
            label={t.commissionPercent}
            hint={t.commissionHint}
            required
            {...part.field.number('percent')}
            error={error ?? keep.fields.commission_percent}
          />
        )}
        <Button type="submit" variant="primary" size="small" busy={keep.busy} className="justify-self-start">
          {t.save}
        </Button>
      </Form>
    </section>
  );
}

/** Renders the house seller's name, which is set in the shop's settings. */
function HouseName() {
  const t = useMessages(sellersMessages);
  return (
    <p className="text-sm text-muted">
      {t.houseIsCalled}{' '}
      <Link to="/admin/settings" className="text-turquoise">
        {t.toBrand}
      </Link>
    </p>
  );
}

interface SellerPartProps {
  field: DraftFields<WrittenSeller>;
}

function SellerNames({ field }: SellerPartProps) {
  const t = useMessages(sellersMessages);
  return (
    <>
      <TextField label={t.name} required maxLength={80} dir="auto" {...field.worded('name', 'fa')} />
      <TextField label={t.nameEn} hint={t.englishHint} maxLength={80} dir="ltr" {...field.worded('name', 'en')} />
    </>
  );
}

function SellerTexts({ field }: SellerPartProps) {
  const t = useMessages(sellersMessages);
  return (
    <>
      <TextArea label={t.about} rows={4} maxLength={2_000} dir="auto" {...field.worded('about', 'fa')} />
      <TextArea
        label={t.aboutEn}
        hint={t.englishHint}
        rows={4}
        maxLength={2_000}
        dir="ltr"
        {...field.worded('about', 'en')}
      />
    </>
  );
}
