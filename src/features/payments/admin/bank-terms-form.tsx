import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { accountErrors, BankAccountFields, type TypedAccount } from './bank-account-fields.tsx';
import { payingTermsMessages } from './paying-terms.messages.ts';

type BankTerms = Reply<(typeof payingTermsContract)['GET /api/admin/paying-terms/']>['bank'];

const maxAccounts = 10;

interface TypedBankTerms {
  readonly hours: string;
  readonly accounts: readonly TypedAccount[];
}

/** The accounts to which orders are paid, and how long an order waits for its transfer. */
export function BankTermsForm({ terms }: { terms: BankTerms }) {
  const t = useMessages(payingTermsMessages);
  const language = useLanguage();
  const draft = useDraft<TypedBankTerms>(
    {
      hours: formatNumber(terms.hold_hours, language),
      accounts: terms.accounts.map((account, id) => ({ ...account, card: account.card ?? '', id })),
    },
    terms.version,
  );
  const { hours, accounts } = draft.value;
  const setAccounts = (next: readonly TypedAccount[]) => {
    draft.change({ accounts: next });
  };
  const [checked, setChecked] = useState(false);
  const keep = useAction();
  const holdHours = typedNumber(hours);
  const hoursWrong = holdHours === null || !Number.isInteger(holdHours) || holdHours < 1 || holdHours > 240;
  const save = () => {
    setChecked(true);
    if (hoursWrong || accounts.some((account) => Object.keys(accountErrors(account)).length > 0)) return;
    const body = {
      version: draft.version,
      hold_hours: holdHours,
      accounts: accounts.map(({ id: _, card, ...account }) => ({ ...account, card: card.trim() === '' ? null : card })),
    };
    void keep.run(async () => {
      draft.saved(draft.value, (await staffApi('PUT /api/admin/paying-terms/bank/', { body })).version);
    });
  };
  const add = () => {
    setAccounts([
      ...accounts,
      { id: Math.max(-1, ...accounts.map(({ id }) => id)) + 1, owner: '', bank: '', sheba: '', card: '', number: '' },
    ]);
  };
  return (
    <Form
      action={keep}
      aria-label={t.bank}
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
      onSend={save}
    >
      <div>
        <h2 className="font-bold">{t.bank}</h2>
        <p className="text-sm text-muted">{t.bankHint}</p>
      </div>
      <div className="md:max-w-60">
        <TextField
          label={t.holdHours}
          dir="ltr"
          inputMode="numeric"
          required
          value={hours}
          error={checked && hoursWrong ? t.badHours : undefined}
          onChange={(event) => {
            draft.change({ hours: event.currentTarget.value });
          }}
        />
      </div>
      <Notice>{accounts.length === 0 ? t.noAccounts : null}</Notice>
      {accounts.map((account, index) => (
        <BankAccountFields
          key={account.id}
          account={account}
          index={index}
          checked={checked}
          onChange={(event) => {
            setAccounts(accounts.map((one) => (one === account ? { ...one, ...event } : one)));
          }}
          onRemove={() => {
            setAccounts(accounts.filter((one) => one !== account));
          }}
        />
      ))}
      <DraftNotice draft={draft} names={{ hours: t.holdHours }} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={keep.busy}>
          {t.save}
        </Button>
        <Button
          size="small"
          icon={<Plus aria-hidden size={16} />}
          disabled={accounts.length >= maxAccounts}
          onClick={add}
        >
          {t.addAccount}
        </Button>
      </div>
    </Form>
  );
}
