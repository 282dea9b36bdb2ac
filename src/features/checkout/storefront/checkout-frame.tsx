import type { ReactNode } from 'react';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { PageSteps } from '#ui/layout/page-steps.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { useSession } from '#web/session/session.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { useBeginning, type Beginning } from './checkout-beginning.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { GuestCheckout } from './guest-checkout.tsx';

interface CheckoutFrameProps {
  title: string;
  back: string;
  /** The current step after the cart: address or payment. */
  step: 1 | 2;
  children: (customer: Customer, beginning: Beginning) => ReactNode;
}

/** Renders the frame of every checkout route; a guest signs in here, without leaving it. */
export function CheckoutFrame({ title, back, step, children }: CheckoutFrameProps) {
  const t = useMessages(checkoutMessages);
  const session = useSession();
  return (
    <>
      <PageHeader title={title} back={back} />
      <main id="content" className="container-middle grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 lg:pb-8">
        <div className="mx-auto w-full max-w-xl">
          <PageSteps label={t.steps} steps={[t.stepCart, t.stepAddress, t.stepPayment]} current={step} />
        </div>
        {session.state === 'loading' ? <CheckoutSkeleton /> : null}
        {session.state === 'guest' ? <GuestCheckout /> : null}
        {session.state === 'customer' ? (
          <WithBeginning key={session.customer.id}>
            {(beginning) => children(session.customer, beginning)}
          </WithBeginning>
        ) : null}
      </main>
    </>
  );
}

function WithBeginning({ children }: { children: (beginning: Beginning) => ReactNode }) {
  const t = useMessages(checkoutMessages);
  const beginning = useBeginning();
  if (beginning.state === 'failed') return <FailedState text={t.failed} onRetry={beginning.refresh} />;
  if (beginning.state === 'loading') return <CheckoutSkeleton />;
  return children(beginning.data);
}
