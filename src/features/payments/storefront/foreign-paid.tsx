import { foreignPaidMessages } from '../foreign-paid.messages.ts';
import type { ForeignPaid } from '../paying-terms.contract.ts';
import { formatForeign, oneUnit } from '../paypal.rules.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';

/** The amount of a payment in its own currency, and the rate displayed to its buyer. */
export function ForeignPaidNote({ paid: { currency, minor, toman_per_unit: toman } }: { paid: ForeignPaid }) {
  const t = useMessages(foreignPaidMessages);
  const language = useLanguage();
  return (
    <p className="flex w-full flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted">
      <span>
        {t.paid}: <bdi className="font-semibold figures">{formatForeign(minor, currency, language)}</bdi>
      </span>
      <bdi className="figures">{t.rateIs(oneUnit(currency, language), toman)}</bdi>
    </p>
  );
}
