import { Copy } from 'lucide-react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import type { Language } from '#shared/language.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import type { HomeCoupon } from '../home-promo.contract.ts';
import { homeMessages } from '../home.messages.ts';

/** The coupon as a ticket with a button that copies its code. */
export function CouponBanner({ coupon }: { coupon: HomeCoupon }) {
  const t = useMessages(homeMessages);
  const terms = couponTerms(coupon, t, useLanguage());
  const { code } = coupon;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      announce(t.codeCopied(code), 'good', { id: 'coupon' });
    } catch {
      announce(t.codeNotCopied(code), 'plain', { id: 'coupon' });
    }
  };
  return (
    <section aria-labelledby="home-coupon" className="container-middle">
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3 overflow-hidden rounded-card border border-dashed border-turquoise bg-turquoise-soft px-6 py-4">
        <span
          aria-hidden="true"
          className="absolute -start-3 top-1/2 size-6 -translate-y-1/2 rounded-full border border-dashed border-turquoise bg-ground"
        />
        <span
          aria-hidden="true"
          className="absolute -end-3 top-1/2 size-6 -translate-y-1/2 rounded-full border border-dashed border-turquoise bg-ground"
        />
        <div className="min-w-48 flex-1">
          <h2 id="home-coupon" className="text-lg font-bold">
            {couponTitle(coupon, t)}
          </h2>
          <p className="text-sm text-muted">{t.couponText}</p>
          {terms.length === 0 ? null : (
            <ul aria-label={t.couponTerms} className="flex flex-wrap gap-x-4 text-sm text-muted">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          )}
        </div>
        <button
          type="button"
          aria-label={t.copyCode(code)}
          className="inline-flex min-h-12 items-center gap-3 rounded-control border border-turquoise bg-surface px-4 text-lg font-extrabold tracking-widest text-turquoise"
          onClick={() => {
            void copy();
          }}
        >
          <bdi className="break-all">{code}</bdi>
          <Copy aria-hidden="true" className="size-5" />
        </button>
        <Button asChild>
          <Link to="/shop-grid">{t.couponAction}</Link>
        </Button>
      </div>
    </section>
  );
}

type Texts = (typeof homeMessages)['fa'];

/** Returns the coupon's benefit as a title. */
function couponTitle({ kind, percent_off: percent, discount_amount: amount }: HomeCoupon, t: Texts): string {
  if (kind === 'free-shipping') return t.couponShipping;
  return kind === 'percent' ? t.couponPercent(percent) : t.couponAmount(amount);
}

/** Returns the coupon's conditions, so that checkout refuses nothing that the home page did not mention. */
function couponTerms(coupon: HomeCoupon, t: Texts, language: Language): string[] {
  return [
    ...(coupon.max_discount_amount === null ? [] : [t.couponMax(coupon.max_discount_amount)]),
    ...(coupon.minimum_total === 0 ? [] : [t.couponMinimum(coupon.minimum_total)]),
    ...(coupon.first_order_only ? [t.couponFirstOrder] : []),
    ...(coupon.some_goods ? [t.couponSomeGoods] : []),
    ...(coupon.ends_at === null
      ? []
      : [t.couponUntil(formatJalaliDate(new Date(coupon.ends_at), language, 'with-time'))]),
  ];
}
