import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { loadSession } from '#web/data/api.ts';
import { useHere } from '#web/pages/here.ts';
import { signInAddress, useSession } from '#web/session/session.ts';
import { accountMessages } from '#features/accounts/account.messages.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';

export interface RequireSignInProps {
  children: (customer: Customer) => ReactNode;
  /** The skeleton of the content, until the session is known. */
  meanwhile: ReactNode;
}

/** Renders content for customers only; a guest is redirected to sign in and returns here afterwards. */
export function RequireSignIn({ children, meanwhile }: RequireSignInProps) {
  const t = useMessages(accountMessages);
  const session = useSession();
  const navigate = useNavigate();
  const from = useHere();
  const isGuest = session.state === 'guest';
  const entrance = signInAddress(session);
  useEffect(() => {
    if (isGuest) void navigate(entrance, { replace: true, state: { from } });
  }, [isGuest, entrance, navigate, from]);
  if (session.state === 'customer') return children(session.customer);
  if (isGuest) return <EntranceToCome />;
  if (session.failed === true) return <FailedState text={t.accountFailed} onRetry={() => void loadSession()} />;
  return (
    <div role="status" aria-label={t.loadingAccount} className="h-full">
      {meanwhile}
    </div>
  );
}

/** Renders the skeleton of the sign-in page, which a guest sees next instead of the protected content. */
function EntranceToCome() {
  const t = useMessages(accountMessages);
  return (
    <div role="status" aria-label={t.goingToSignIn} className="mx-auto grid w-full max-w-md gap-4 py-6">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-12 w-full rounded-control" />
      <Skeleton className="h-12 w-full rounded-control" />
    </div>
  );
}
