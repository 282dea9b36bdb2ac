import { useNavigate, useSearchParams } from 'react-router';
import { orderAddress } from '#features/orders/storefront/order-card.tsx';
import { atPresentName } from '#shared/loopback.ts';
import { wholeNumberIn } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { leaveFor, useReloadOnReturn } from '#web/data/use-reload-on-return.ts';
import { cardScreens } from '../../card-screens.messages.ts';
import { CardFields } from './card-fields.tsx';
import type { CardFormState } from './card-provider.ts';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { useRequestedOrder } from '../use-requested-order.ts';
import { useCardForm, type CardForm } from './use-card-form.ts';

const formId = 'card';

/** Renders the payment of an order that still awaits it: with another card, the same one, or a card instead of the method chosen first. */
export function CardOrder({ number, cardForm: admin }: { number: string; cardForm: CardFormState }) {
  const t = useMessages(cardScreens);
  const requested = useRequestedOrder(number);
  const card = useCardForm(admin);
  // A customer who pays in parts has chosen the amount before coming here.
  const [query] = useSearchParams();
  const part = wholeNumberIn(query.get('amount') ?? '');
  const { pay, paying, error } = usePayByCard(number, { form: card, part });
  if (requested.state === 'loading') return <CheckoutSkeleton />;
  const order = requested.state === 'ready' ? requested.data : null;
  if (order?.can.pay !== true) {
    return (
      <Notice
        tone="warning"
        action={
          <Button asChild size="small">
            <Link to={order === null ? '/my-order' : orderAddress(number)}>{t.seeOrder}</Link>
          </Button>
        }
      >
        {t.notPayable}
      </Notice>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <p className="font-bold">{t.order(number)}</p>
      <Notice tone="bad">{error}</Notice>
      <CardFields id={formId} card={card} isDemo={admin.stand_in} onSubmit={pay}>
        <Button type="submit" variant="primary" wide busy={paying} busyText={t.paying}>
          {t.pay(part ?? order.left_to_pay)}
        </Button>
      </CardFields>
    </div>
  );
}

/** Pays an existing order with the card of a form, once however often the button is pressed. */
function usePayByCard(
  number: string,
  { form, part }: { form: CardForm; part: number | null },
): { pay: () => void; paying: boolean; error: string | null } {
  const navigate = useNavigate();
  const action = useAction({ quiet: true, done: null });
  useReloadOnReturn();
  const pay = () =>
    action.run(async () => {
      const card = await form.hand();
      if (card === null) return;
      const { payment } = await customerApi('POST /api/orders/:number/pay/', {
        params: { number },
        body: { payment_method: 'credit-card', card, ...(part === null ? {} : { amount: part }) },
      });
      // Without a page to redirect to, an earlier attempt has paid it meanwhile.
      if (payment === undefined)
        await navigate(`/payment-success?order=${encodeURIComponent(number)}`, { replace: true });
      else await leaveFor(atPresentName(payment.redirect_url, location.href));
    });
  return { pay: () => void (form.check() && pay()), paying: action.busy, error: action.message };
}
