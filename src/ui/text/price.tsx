import { formatToman } from '#shared/commerce/money.ts';
import { classNames } from '../class-names.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface PriceProps {
  amount: number;
  /** The word for the money, shown small beside the number. */
  unit: string;
  /** The price before the discount; shown struck out when it is above the amount. */
  listAmount?: number | null | undefined;
  percentOff?: number | null | undefined;
  /** False where the reduction is too small to be seen: it is only read out. */
  struck?: boolean;
  /** What is taken off a sum: said with a minus. */
  minus?: boolean;
  /** In two lines, for cards. */
  stacked?: boolean;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const sizes = {
  small: 'text-sm',
  medium: 'text-base',
  large: 'text-xl',
};

/** Behind a mark of direction, so that it stands at the left of Persian figures, too. */
const minusSign = '\u200e\u2212';

/** The more is saved, the larger it is said. */
function pillSize(percentOff: number): string {
  if (percentOff >= 40) return 'px-3 text-base leading-6';
  return percentOff >= 20 ? 'px-2.5 text-sm leading-6' : 'px-2 text-xs leading-5';
}

/**
 * What something costs, and what it cost before. Number and word never part at a line's end. Stacked, what it cost
 * before has its own line, kept also where nothing is reduced, so that cards side by side are alike.
 */
export function Price({
  amount,
  unit,
  listAmount,
  percentOff,
  struck = true,
  size = 'medium',
  stacked,
  minus = false,
  className,
}: PriceProps) {
  const language = useLanguage();
  const t = useMessages(uiMessages);
  const reduced = typeof listAmount === 'number' && listAmount > amount;
  const before = reduced && struck && (
    <>
      {typeof percentOff === 'number' && percentOff > 0 && (
        <bdi className={classNames('rounded-full bg-pomegranate font-bold text-pomegranate-ink', pillSize(percentOff))}>
          <span aria-hidden="true">{language === 'fa' ? `${formatToman(percentOff, 'fa')}٪` : `${percentOff}%`}</span>
          <span className="sr-only">{t.percentOff(percentOff)}</span>
        </bdi>
      )}
      <bdi className="text-xs whitespace-nowrap text-muted">
        <span className="sr-only">{t.priceBefore} </span>
        <s className="figures">{formatToman(listAmount, language)}</s>
      </bdi>
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
          {minus ? minusSign : ''}
          {formatToman(amount, language)}
        </span>{' '}
        <small className="text-xs font-normal text-muted">{unit}</small>
      </bdi>
    </span>
  );
}
