import { Copy } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { announce } from '#ui/toast.tsx';
import { homeMessages } from '../../home.messages.ts';

const code = 'GET20';

/** The coupon as a ticket whose code can be taken along. */
export function CouponBanner() {
  const t = useMessages(homeMessages);
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
        <span aria-hidden="true" className="absolute -start-3 top-1/2 size-6 -translate-y-1/2 rounded-full border border-dashed border-turquoise bg-ground" />
        <span aria-hidden="true" className="absolute -end-3 top-1/2 size-6 -translate-y-1/2 rounded-full border border-dashed border-turquoise bg-ground" />
        <div className="min-w-48 flex-1">
          <h2 id="home-coupon" className="text-lg font-bold">{t.couponTitle}</h2>
          <p className="text-sm text-muted">{t.couponText}</p>
        </div>
        <button
          type="button"
          aria-label={t.copyCode(code)}
          className="inline-flex min-h-12 items-center gap-3 rounded-control border border-turquoise bg-surface px-4 text-lg font-extrabold tracking-widest text-turquoise"
          onClick={() => {
            void copy();
          }}
        >
          {code}
          <Copy aria-hidden="true" className="size-5" />
        </button>
        <Button asChild>
          <Link to="/shop-grid">{t.couponAction}</Link>
        </Button>
      </div>
    </section>
  );
}
