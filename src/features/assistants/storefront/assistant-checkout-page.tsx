import { useEffect } from 'react';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { SignInHere } from '#features/auth/storefront/sign-in-here.tsx';
import { refreshCart } from '#features/cart/storefront/cart-store.ts';
import { keepDraft, readDraft } from '#features/checkout/storefront/checkout-draft.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Link } from '#ui/link.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { handoverMessages } from '../handover.messages.ts';

export const meta = pageHead(({ language }) => ({ title: handoverMessages[language].title, unlisted: true }));

const storageKey = 'assistant-handover';

/** Returns the token in the URL's fragment; it is stored in this tab while the shopper signs in, which may lose the fragment. */
function readToken(): string {
  const given = location.hash.slice(1);
  try {
    if (given === '') return sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.setItem(storageKey, given);
  } catch {
    // In a browser without storage, only the URL has the token.
  }
  return given;
}

/**
 * Renders the page that an assistant links its shopper to: after signing in, the shopper takes over what it has prepared and continues in the shop's
 * own checkout.
 */
export default function AssistantCheckoutPage() {
  const t = useMessages(handoverMessages);
  const session = useSession();
  useEffect(() => {
    readToken();
  }, []);
  return (
    <>
      <PageHeader title={t.title} back="/cart" />
      <main id="content" className="container-middle grid gap-4 pt-4 lg:pb-8">
        {session.state === 'loading' ? <SkeletonSheet lines={4} /> : null}
        {session.state === 'guest' ? (
          <Card className="mx-auto grid w-full max-w-xl gap-4 lg:p-6">
            <SignInHere title={t.signInTitle} reason={t.signInReason} />
          </Card>
        ) : null}
        {session.state === 'customer' ? <TakeOver key={session.customer.id} customer={session.customer} /> : null}
      </main>
    </>
  );
}

/** Adds the items to the cart on one press: the link alone does not change the cart. */
function TakeOver({ customer }: { customer: Customer }) {
  const t = useMessages(handoverMessages);
  const navigate = useNavigateFromHere();
  const action = useAction({ quiet: true, done: null });
  const takeOver = async () => {
    const taken = await customerApi('POST /api/checkout/handovers/', { body: { token: readToken() } });
    await refreshCart();
    const draft = readDraft(customer.id);
    keepDraft({
      ...draft,
      ...(taken.address !== null && { address: taken.address, addressId: null }),
      shippingMethodId: taken.shipping_method_id ?? draft.shippingMethodId,
      coupon: taken.coupon ?? draft.coupon,
      seenTotal: null,
      attempt: null,
    });
    await navigate(taken.kind === 'cart' ? '/cart' : '/checkout', { replace: true });
  };
  return (
    <Card className="mx-auto grid w-full max-w-xl gap-4 lg:p-6">
      <h2 className="text-lg font-bold">{t.prepared}</h2>
      <p className="text-muted">{t.preparedHint}</p>
      <Notice tone="bad">{action.message}</Notice>
      <Button
        variant="primary"
        busy={action.busy}
        onClick={() => {
          void action.run(takeOver);
        }}
      >
        {t.goOn}
      </Button>
      <Link to="/cart" className="justify-self-center font-semibold text-primary">
        {t.toCart}
      </Link>
    </Card>
  );
}
