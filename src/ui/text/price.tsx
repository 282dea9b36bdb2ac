import { isDisplayedAsReduced, percentOff } from '#shared/commerce/reduction.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface PriceProps {
  amount: number;
  /** The currency's name, displayed small beside the number. */
  unit: string;
  /** The price before the discount: struck out beside the amount, or only read out if the difference is too small to display. */
  listAmount?: number | null | undefined;
  /** Whether the discount in percent is beside it. */
  pill?: boolean;
  /** `minus` for what is subtracted from a total, `plus` for what is added to it. */
  sign?: 'minus' | 'plus' | undefined;
  /** Whether it has two lines, for cards. */
  stacked?: boolean;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const sizes = {
  small: 'text-sm',
  medium: 'text-base',
  large: 'text-xl',
};

/** With a preceding direction mark, so that they are on the left of Persian figures as well. */
const signs = { minus: '\u200e\u2212', plus: '\u200e+' };

/** Returns the size of the pill: larger for a larger discount. */
function pillSize(percent: number): string {
  if (percent >= 40) return 'px-3 text-base leading-6';
  return percent >= 20 ? 'px-2.5 text-sm leading-6' : 'px-2 text-xs leading-5';
}

/** The discount in percent. */
export function Discount({ percent }: { percent: number }) {
  const language = useLanguage();
  const t = useMessages(uiMessages);
  return (
    <bdi className={classNames('rounded-full bg-pomegranate font-bold text-pomegranate-ink', pillSize(percent))}>
      <span aria-hidden="true">
        {formatNumber(percent, language)}
        {language === 'fa' ? '٪' : '%'}
      </span>
      <span className="sr-only">{t.percentOff(percent)}</span>
    </bdi>
  );
}

/** The previous price, struck out so that its zeros stay legible. */
export function OldPrice({ amount }: { amount: number }) {
  const language = useLanguage();
  const t = useMessages(uiMessages);
  return (
    <bdi className="text-xs whitespace-nowrap text-muted">
      <span className="sr-only">{t.priceBefore} </span>
      <s className="figures">{formatToman(amount, language)}</s>
    </bdi>
  );
}

/**
 * A price and the previous price. The number and the currency never wrap apart. If stacked, the previous price has its own line, reserved even
 * without a reduction, so that adjacent cards are aligned.
 */
export function Price({
  amount,
  unit,
  listAmount,
  pill = true,
  size = 'medium',
  stacked,
  sign,
  className,
}: PriceProps) {
  const language = useLanguage();
  const t = useMessages(uiMessages);
  const reduced = typeof listAmount === 'number' && listAmount > amount;
  const struck = reduced && isDisplayedAsReduced(listAmount, amount);
  const before = struck && (
    <>
      {pill && <Discount percent={percentOff(listAmount, amount)} />}
      <OldPrice amount={listAmount} />
    </>
  );
  return (
    <span
      className={classNames('min-w-0', stacked ? 'grid' : 'flex flex-wrap items-center gap-x-2 gap-y-1', className)}
    >
      {stacked ? <span className="flex min-h-5 items-center gap-2">{before}</span> : before}
      <bdi className={classNames('font-bold whitespace-nowrap', sizes[size])}>
        {reduced && !struck ? (
          <span className="sr-only">{`${t.priceBefore} ${formatToman(listAmount, language)} `}</span>
        ) : null}
        {reduced && <span className="sr-only">{t.priceNow} </span>}
        <span className="figures">
          {sign === undefined ? '' : signs[sign]}
          {formatToman(amount, language)}
        </span>{' '}
        <small className="text-xs font-normal text-muted">{unit}</small>
      </bdi>
    </span>
  );
}
