import { Trash2 } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { bankOfSheba, parseCardNumber, parseSheba } from '#shared/commerce/identifiers.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { payingTermsMessages } from './paying-terms.messages.ts';

/** An account being edited; `id` distinguishes it from the others in the form. */
export interface TypedAccount {
  readonly id: number;
  readonly owner: string;
  readonly bank: string;
  readonly sheba: string;
  readonly card: string;
  readonly number: string;
}

type Errors = Partial<Record<'owner' | 'bank' | 'sheba' | 'card', 'needed' | 'badSheba' | 'badCard'>>;

/** Returns the validation errors of an account. */
export function accountErrors({ owner, bank, sheba, card }: TypedAccount): Errors {
  return {
    ...(owner.trim() === '' ? { owner: 'needed' } : {}),
    ...(bank.trim() === '' ? { bank: 'needed' } : {}),
    ...(parseSheba(sheba) === null ? { sheba: 'badSheba' } : {}),
    ...(card.trim() !== '' && parseCardNumber(card) === null ? { card: 'badCard' } : {}),
  };
}

interface BankAccountFieldsProps {
  account: TypedAccount;
  index: number;
  /** Whether errors are displayed. */
  checked: boolean;
  onChange: (event: Partial<TypedAccount>) => void;
  onRemove: () => void;
}

/** Fields of one account of the shop; the bank follows from the sheba. */
export function BankAccountFields({ account, index, checked, onChange, onRemove }: BankAccountFieldsProps) {
  const t = useMessages(payingTermsMessages);
  const language = useLanguage();
  const number = formatNumber(index + 1, language);
  const errors = checked ? accountErrors(account) : {};
  const fields = [
    ['sheba', t.sheba, 40, 'ltr', true],
    ['bank', t.bankName, 60, 'auto', true],
    ['owner', t.owner, 100, 'auto', true],
    ['card', t.card, 30, 'ltr', false],
    ['number', t.number, 40, 'ltr', false],
  ] as const;
  const change = (name: (typeof fields)[number][0], value: string) => {
    const named = name === 'sheba' && account.bank.trim() === '' ? bankOfSheba(value) : null;
    onChange({ [name]: value, ...(named === null ? {} : { bank: named[language] }) });
  };
  return (
    <fieldset className="grid items-start gap-4 rounded-control border border-line p-4 md:grid-cols-2">
      <legend className="px-2 text-sm font-semibold">{t.account(number)}</legend>
      {fields.map(([name, label, max, dir, required]) => {
        const error = name === 'number' ? undefined : errors[name];
        return (
          <TextField
            key={name}
            label={label}
            hint={required ? undefined : t.optional}
            dir={dir}
            required={required}
            autoComplete="off"
            maxLength={max}
            value={account[name]}
            error={error === undefined ? undefined : t[error]}
            onChange={(event) => {
              change(name, event.currentTarget.value);
            }}
          />
        );
      })}
      <IconButton label={t.removeAccount(number)} className="self-center justify-self-end" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </fieldset>
  );
}
