import type { ReactNode } from 'react';
import { showMobile } from '#shared/commerce/phone.ts';
import { formatNumber, inDigitsOf } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

/** A label followed by its count: «۱ کیلوگرم (۱)». */
export function Count({ label, count }: { label: string; count: number }) {
  const language = useLanguage();
  return (
    <bdi>
      {label} <span className="text-muted">({formatNumber(count, language)})</span>
    </bdi>
  );
}

/**
 * The same on a chip, small and without brackets. The label is isolated, so its direction is set explicitly: digits alone would determine the order.
 */
export function ChipCount({ label, count }: { label: string; count: number }) {
  const language = useLanguage();
  return (
    <span dir={language === 'fa' ? 'rtl' : 'ltr'}>
      <bdi>{label}</bdi> <span className="ms-1 text-xs text-muted figures">{formatNumber(count, language)}</span>
    </span>
  );
}

/** A name and its value, in this order in either layout: «برند: سرخ‌دشت». Belongs in a `dl`. */
export function Pair({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div dir={useLanguage() === 'fa' ? 'rtl' : 'ltr'} className={classNames('inline-flex gap-2', className)}>
      <dt className="text-muted">{name}:</dt>
      <dd className="min-w-0">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** A text truncated to one line, with the ellipsis at the end of its own direction. */
export function Clamp({ children, className }: { children: string; className?: string }) {
  return (
    <span dir="auto" title={children} className={classNames('block truncate', className)}>
      {children}
    </span>
  );
}

const hoursOfDay = 24;

/** A duration in whole hours in natural units: 96 hours are four days. */
export function Duration({ hours }: { hours: number }) {
  const t = useMessages(uiMessages);
  const days = hours / hoursOfDay;
  return <bdi>{Number.isInteger(days) && days > 1 ? t.daysLong(days) : t.hoursLong(hours)}</bdi>;
}

/** A mobile number, left to right, in the reader's digits. */
export function Phone({ number, className }: { number: string; className?: string }) {
  const language = useLanguage();
  return (
    <bdi dir="ltr" className={classNames('whitespace-nowrap figures', className)}>
      {inDigitsOf(showMobile(number), language)}
    </bdi>
  );
}

/** A code or number to be copied or read out, left to right; in the reader's digits unless it is typed elsewhere unchanged. */
export function Code({ children, asIs = false, className }: { children: string; asIs?: boolean; className?: string }) {
  const language = useLanguage();
  return (
    <bdi dir="ltr" className={classNames('figures', className)}>
      {asIs ? children : inDigitsOf(children, language)}
    </bdi>
  );
}
