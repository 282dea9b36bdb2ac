import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction, type Fields } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { AddButton } from './add-button.tsx';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { accountErrors, BankAccountFields, type TypedAccount } from './bank-account-fields.tsx';
import { payingTermsMessages } from './paying-terms.messages.ts';

type BankTerms = Reply<(typeof payingTermsContract)['GET /api/admin/settings/paying-terms/']>['bank'];

const maxAccounts = 10;

interface TypedBankTerms {
  readonly hours: number | null;
  readonly accounts: readonly TypedAccount[];
}

const typedTerms = ({ hold_hours: hours, accounts }: BankTerms): TypedBankTerms => ({
  hours,
  accounts: accounts.map((account, id) => ({ ...account, card: account.card ?? '', id })),
});

const nextId = (accounts: readonly TypedAccount[]) => Math.max(-1, ...accounts.map(({ id }) => id)) + 1;

/** Handles the draft of the bank terms and saves it, with the password once the server requires one. */
function useTypedTerms(terms: BankTerms) {
  const draft = useDraft(typedTerms(terms), terms.version, 'bank-terms');
  const { hours, accounts } = draft.value;
  const [checked, setChecked] = useState(false);
  const [passwordRequested, setPasswordRequested] = useState(false);
  const keep = useAction();
  const hoursWrong = hours === null || hours < 1 || hours > 240;
  const save = ({ password = '' }: Fields) => {
    setChecked(true);
    if (hoursWrong || accounts.some((account) => Object.keys(accountErrors(account)).length > 0)) return;
    const body = {
      version: draft.version,
      hold_hours: hours,
      ...(password !== '' && { password }),
      accounts: accounts.map(({ id: _, card, ...account }) => ({ ...account, card: card.trim() === '' ? null : card })),
    };
    void keep.run(
      async () => {
        draft.saved(draft.value, (await staffApi('PUT /api/admin/settings/paying-terms/bank/', { body })).version);
        setPasswordRequested(false);
      },
      undefined,
      ({ fields, message }) => {
        // Whether a password is required is decided by the server.
        if (fields.password !== undefined) setPasswordRequested(true);
        return message;
      },
    );
  };
  return { draft, keep, save, checked, hoursWrong, passwordRequested };
}

/** Password field, displayed where the server requires one for the change. */
function OwnPasswordField({ error }: { error: string | undefined }) {
  const t = useMessages(payingTermsMessages);
  return (
    <div className="md:max-w-80">
      <PasswordField
        label={t.password}
        hint={t.passwordHint}
        name="password"
        autoComplete="current-password"
        error={error}
      />
    </div>
  );
}

/** Form for the accounts to which orders are paid, and how long an order waits for its transfer. */
export function BankTermsForm({ terms }: { terms: BankTerms }) {
  const t = useMessages(payingTermsMessages);
  const { draft, keep, save, checked, hoursWrong, passwordRequested } = useTypedTerms(terms);
  const { accounts } = draft.value;
  const setAccounts = (next: readonly TypedAccount[]) => {
    draft.change({ accounts: next });
  };
  const add = () => {
    setAccounts([...accounts, { id: nextId(accounts), owner: '', bank: '', sheba: '', card: '', number: '' }]);
  };
  const more = <AddButton label={t.addAccount} disabled={accounts.length >= maxAccounts} onAdd={add} />;
  const form = { draft, names: { hours: t.holdHours }, action: keep, save: t.save, more, onSave: save };
  return (
    <SettingsForm title={t.bank} hint={t.bankHint} columns={1} {...form}>
      <div className="md:max-w-60">
        <NumberField
          label={t.holdHours}
          required
          {...draftFields(draft, keep.fields).number('hours')}
          error={checked && hoursWrong ? t.badHours : undefined}
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
      {passwordRequested ? <OwnPasswordField error={keep.fields['password']} /> : null}
    </SettingsForm>
  );
}
