import { ShoppingBag, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import type { CartItem } from '../cart.contract.ts';
import { cartScreens } from '../cart-screens.messages.ts';
import { cartMessages } from '../cart.messages.ts';
import { CartChanges } from './cart-changes.tsx';
import { errorSentence, type CartError, type CartOutcome } from './cart-error.ts';
import { CartLine } from './cart-line.tsx';
import { addToCart, clearCart, refreshCart, useCart, type Cart } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';

export const meta = pageHead(({ language }) => ({
  title: cartScreens[language].title,
  canonical: '/cart',
  unlisted: true,
}));

/** Changes are displayed only together with the lines they concern; earlier they would shift the skeleton. */
const noChanges: Cart['changes'] = [];

const retry = () => void refreshCart();

/** Renders the cart of a guest or a customer, with the link to the checkout. */
export default function CartPage() {
  const t = useMessages(cartScreens);
  const cart = useCart();
  const session = useSession();
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    void refreshCart().finally(() => {
      setChecked(true);
    });
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, []);
  // A guest sees no price before the shop has confirmed that it is still valid.
  const waiting = cart.state === 'loading' || (session.state === 'guest' && !checked);
  return (
    <>
      <PageHeader title={t.title} back="/shop-grid" />
      <main id="content" className="container-middle grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-4">
        <CartChanges changes={waiting ? noChanges : cart.changes} />
        {waiting ? <CartSkeleton /> : <CartContent cart={cart} />}
      </main>
    </>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  const t = useMessages(cartScreens);
  const message = useMessages(cartMessages);
  const { items, error: error } = cart;
  if (items.length > 0) return <FilledCart cart={cart} />;
  if (error !== null) return <FailedState text={errorSentence(error, message)} onRetry={retry} />;
  return (
    <EmptyState
      icon={<ShoppingBag />}
      text={t.empty}
      hint={t.emptyHint}
      action={
        <Button variant="primary" asChild>
          <Link to="/shop-grid">{t.browse}</Link>
        </Button>
      }
    />
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  const t = useMessages(cartScreens);
  return (
    <div className="grid gap-4 max-lg:-mb-8 max-lg:min-h-[calc(100dvh-var(--header-height)-var(--tabs-height)-16px)] max-lg:content-between lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
      <div className="grid content-start gap-4">
        <ErrorNotice error={cart.error} />
        <ul aria-label={t.items} className="divide-y divide-line rounded-card bg-surface px-4 shadow-card">
          {cart.items.map((item) => (
            <CartLine key={item.id} item={item} />
          ))}
        </ul>
        <ClearButton items={cart.items} />
      </div>
      <CartSummary cart={cart} />
    </div>
  );
}

function ClearButton({ items }: { items: readonly CartItem[] }) {
  const t = useMessages(cartScreens);
  const message = useMessages(cartMessages);
  const notify = (outcome: CartOutcome) => {
    if (typeof outcome !== 'string') announce(errorSentence(outcome, message), 'bad');
  };
  const bringBack = async () => {
    for (const item of items) if (item.maxQuantity > 0) notify(await addToCart(item, item.quantity));
  };
  const clear = async () => {
    const outcome = await clearCart();
    notify(outcome);
    if (typeof outcome === 'string')
      announce(t.cleared, 'plain', { action: { label: t.bringBack, onPress: () => void bringBack() } });
  };
  return (
    <Button
      size="small"
      className="justify-self-start"
      icon={<Trash2 aria-hidden size={18} />}
      onClick={() => void clear()}
    >
      {t.clear}
    </Button>
  );
}

function ErrorNotice({ error }: { error: CartError | null }) {
  const t = useMessages(cartScreens);
  const message = useMessages(cartMessages);
  if (error === null) return null;
  return (
    <Notice
      tone={error.failed === 'cut-off' ? 'plain' : 'bad'}
      action={
        <Button size="small" onClick={retry}>
          {t.tryAgain}
        </Button>
      }
    >
      {errorSentence(error, message)}
    </Notice>
  );
}

const skeletonLines = 3;

/** Renders the skeleton of the cart while its content is loading. */
function CartSkeleton() {
  const t = useMessages(cartScreens);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted">
        {t.loading}
      </p>
      <div aria-hidden className="divide-y divide-line rounded-card bg-surface px-4">
        {Array.from({ length: skeletonLines }, (_, line) => (
          <div key={line} className="flex gap-3 py-4">
            <Skeleton className="size-20 shrink-0 rounded-control sm:size-24" />
            <div className="grid grow content-start gap-3">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-11 w-32 rounded-control" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
