import type { ReactNode } from 'react';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { PageSteps } from '#ui/layout/page-steps.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';

interface CheckoutFrameProps {
  title: string;
  back: string;
  /** Of cart, address, payment. */
  step: 1 | 2;
  children: (customer: Customer) => ReactNode;
}

/** What stands around every step of the checkout, which only a customer sees. */
export function CheckoutFrame({ title, back, step, children }: CheckoutFrameProps) {
  const t = useMessages(checkoutMessages);
  return (
    <>
      <PageHeader title={title} back={back} />
      <main id="content" className="container-middle grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 lg:pb-8">
        <div className="mx-auto w-full max-w-xl">
          <PageSteps label={t.steps} steps={[t.stepCart, t.stepAddress, t.stepPayment]} current={step} />
        </div>
        <RequireSignIn meanwhile={<CheckoutSkeleton />}>{children}</RequireSignIn>
      </main>
    </>
  );
}

/** The shape of a step while it is on its way. */
export function CheckoutSkeleton() {
  const t = useMessages(checkoutMessages);
  return (
    <div role="status" aria-label={t.loading} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div aria-hidden="true" className="grid gap-4">
        <div className="rounded-card bg-surface p-4">
          <SkeletonText lines={6} />
        </div>
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
      </div>
      <div aria-hidden="true" className="self-start rounded-card bg-surface p-4">
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
