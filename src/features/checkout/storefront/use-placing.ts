import { useRef, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { refreshCart } from '#features/cart/storefront/cart-store.ts';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { giveUpDraft } from '#web/forms/stored-draft.ts';
import { report } from '#web/pages/guard.ts';
import { useReloadOnReturn } from '#web/data/use-reload-on-return.ts';
import { attemptFor, orderFrom, type CheckoutDraft } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import type { CardToken } from './payment/card-provider.ts';
import { draftAfterOrder, keepDraft, newKey } from './checkout-draft.ts';
import { typedCoupon } from './use-coupon.ts';
import { atPresentName } from '#shared/loopback.ts';

/** Why no order was placed, and how to continue. */
export interface PlacingError {
  readonly text: string;
  readonly way: 'cart' | 'address' | 'orders' | 'again';
  readonly tone: 'bad' | 'warning';
}

export interface Placing {
  /**
   * Places the order, `credit` toman of it paid from credit. `hand` sends a card to its provider at the last moment; the attempt ends when it returns
   * null.
   */
  readonly place: (method: PaymentMethod, credit?: number, hand?: () => Promise<CardToken | null>) => void;
  /** The payment method whose order is being placed. */
  readonly underWay: PaymentMethod | null;
  readonly error: PlacingError | null;
}

interface PlacingOf {
  draft: CheckoutDraft;
  onDraft: (draft: CheckoutDraft) => void;
  /** The total on the screen. */
  visibleTotal: number | null;
  /** Called when the shop's totals differ from those on the screen. */
  onStale: () => void;
}

const waysOn: Readonly<Record<string, PlacingError['way']>> = {
  'out-of-stock': 'cart',
  'cart-empty': 'cart',
  'shipping-method-unknown': 'address',
  invalid: 'address',
  'idempotency-key-reused': 'orders',
};

/**
 * Places the order, once however often the button is pressed or the network fails: an attempt without a response is repeated under its idempotency
 * key.
 */
export function usePlacing({ draft, onDraft, visibleTotal, onStale }: PlacingOf): Placing {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const pressed = useRef(false);
  const [underWay, setUnderWay] = useState<PaymentMethod | null>(null);
  const [problem, setError] = useState<PlacingError | null>(null);
  useReloadOnReturn();

  const keep = (next: CheckoutDraft) => {
    keepDraft(next);
    onDraft(next);
  };

  const send = async (method: PaymentMethod, credit: number, hand?: () => Promise<CardToken | null>) => {
    // A total agreed to at an earlier step takes precedence over the one displayed now.
    const agreed = { ...draft, seenTotal: draft.seenTotal ?? visibleTotal };
    const body = orderFrom(agreed, method, credit);
    if (body === null) {
      await navigate('/checkout');
      return;
    }
    const attempt = attemptFor(draft.attempt, JSON.stringify(body), newKey);
    const card = hand === undefined ? undefined : await hand();
    if (card === null) return;
    // The stored attempt does not contain the card.
    keep({ ...agreed, attempt: { ...attempt, unanswered: true } });
    const placed = await customerApi('POST /api/orders/', {
      headers: { 'idempotency-key': attempt.key },
      body: { ...body, ...(card === undefined ? {} : { card }) },
    });
    keepDraft(draftAfterOrder(draft));
    return goOn(placed, navigate);
  };

  const explain = (refused: CallRefused) => {
    const after = afterRefusal(refused, { ...draft, seenTotal: draft.seenTotal ?? visibleTotal }, t);
    if (after.draft !== null) keep({ ...draft, ...after.draft });
    setError(after.error);
    if (after.isStale) onStale();
    if (after.isStale || after.error.way === 'cart') void refreshCart();
  };

  const place = async (method: PaymentMethod, credit: number, hand?: () => Promise<CardToken | null>) => {
    if (pressed.current) return;
    pressed.current = true;
    setUnderWay(method);
    setError(null);
    try {
      // The button stays busy while the browser navigates to the gateway.
      if ((await send(method, credit, hand)) === 'leaving') return;
    } catch (error) {
      if (error instanceof CallRefused) explain(error);
      else report(error);
    }
    pressed.current = false;
    setUnderWay(null);
  };

  return { place: (method, credit = 0, hand) => void place(method, credit, hand), underWay, error: problem };
}

type Placed = Awaited<ReturnType<typeof customerApi<'POST /api/orders/'>>>;

/** Navigates to the payment page of a placed order, or to its outcome; the entered coupon code is discarded. */
async function goOn(placed: Placed, navigate: NavigateFunction): Promise<'leaving' | undefined> {
  giveUpDraft(typedCoupon);
  if (placed.payment !== undefined) {
    const page = new URL(atPresentName(placed.payment.redirect_url, location.href));
    if (page.origin === location.origin && page.pathname === '/checkout-bank') {
      void refreshCart();
      await navigate(`${page.pathname}${page.search}`, { replace: true });
      return undefined;
    }
    location.assign(page.href);
    return 'leaving';
  }
  const page = placed.status === 'awaiting-payment' ? '/payment-failed' : '/payment-success';
  await navigate(`${page}?order=${encodeURIComponent(placed.number)}`, { replace: true });
  return undefined;
}

/** Returns the message of a refusal and the resulting changes of the draft; null leaves the draft unchanged, as the order may have been placed. */
function afterRefusal(
  refused: CallRefused,
  { seenTotal }: Pick<CheckoutDraft, 'seenTotal'>,
  t: (typeof checkoutMessages)['fa'],
): { readonly error: PlacingError; readonly draft: Partial<CheckoutDraft> | null; readonly isStale: boolean } {
  if (isNoAnswer(refused.status) || refused.status >= 500)
    return { error: { text: t.noAnswer, way: 'again', tone: 'bad' }, draft: null, isStale: false };
  const { total } = refused.facts;
  if (refused.code === 'total-changed' && total !== undefined)
    return {
      error: { text: t.totalChanged(seenTotal ?? total, total), way: 'again', tone: 'warning' },
      draft: { seenTotal: total, attempt: null },
      isStale: true,
    };
  return {
    error: {
      text: refused.message === '' ? t.notPlaced : refused.message,
      way: waysOn[refused.code] ?? 'again',
      tone: 'bad',
    },
    // A refusal creates no order, so the next press starts a new attempt.
    draft: { ...(refused.code.startsWith('coupon-') ? { coupon: '', seenTotal: null } : {}), attempt: null },
    isStale: false,
  };
}
