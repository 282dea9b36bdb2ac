import { formatToman, type Toman } from '#shared/commerce/money.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';

/** An amount added to an account or taken from it. */
export function SignedToman({ amount }: { amount: Toman }) {
  return (
    <bdi className={amount > 0 ? 'text-turquoise' : ''}>
      <span dir="ltr">{amount > 0 ? '+' : '−'}</span>
      {formatToman(Math.abs(amount), useLanguage())}
    </bdi>
  );
}
