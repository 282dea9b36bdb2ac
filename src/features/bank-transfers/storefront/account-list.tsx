import { Landmark } from 'lucide-react';
import type { BankAccount } from '#features/payments/paying-terms.contract.ts';
import { inFours, inDigitsOf } from '#shared/text/digits.ts';
import { Card } from '#ui/layout/card.tsx';
import { CopyButton } from '#ui/inputs/copy-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { transfersMessages } from '../bank-transfers-screens.messages.ts';

/** Renders the shop's bank accounts, each number with a copy button. */
export function AccountList({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useMessages(transfersMessages);
  if (accounts.length === 0) return <Notice tone="warning">{t.noAccounts}</Notice>;
  return (
    <section aria-labelledby="accounts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="accounts" className="text-base font-bold">
        {t.accounts}
      </h2>
      <ul aria-labelledby="accounts" className="grid gap-3">
        {accounts.map((account) => (
          <li key={account.sheba}>
            <Account account={account} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Account({ account }: { account: BankAccount }) {
  const t = useMessages(transfersMessages);
  const { card, number } = account;
  return (
    <Card className="grid gap-3">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise">
          <Landmark aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">
            <bdi>{account.bank}</bdi>
          </h3>
          <p className="text-sm text-muted">
            {t.accountOf} <bdi>{account.owner}</bdi>
          </p>
        </div>
      </div>
      <dl className="grid divide-y divide-line border-t border-line">
        {card === null ? null : <Figure name={t.card} visible={inFours(card)} copied={card} />}
        <Figure name={t.sheba} visible={inFours(account.sheba)} copied={account.sheba} />
        {number === '' ? null : <Figure name={t.number} visible={number} copied={number} />}
      </dl>
    </Card>
  );
}

/** Renders a number with a button that copies it in the format of bank forms. */
function Figure({ name, visible, copied }: { name: string; visible: string; copied: string }) {
  const t = useMessages(transfersMessages);
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="col-start-1">
        <bdi dir="ltr" className="text-xs font-semibold sm:text-base">
          {inDigitsOf(visible, language)}
        </bdi>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton label={t.copy(name)} text={copied} copied={t.copied(name)} notCopied={t.notCopied} />
      </dd>
    </div>
  );
}
