import { useLocation, useNavigate } from 'react-router';
import { loadSession } from '#web/data/api.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { goToSecondStep } from '#web/session/second-step.ts';
import { currentSession, keepTokens, runAfterSignIn } from '#web/session/session.ts';
import { addressAfterSignIn } from '../auth.rules.ts';
import { textInState } from '#web/pages/navigation-state.ts';

/** The address that required signing in, handed on from page to page in the navigation state, or given as `?next=`. */
export function useRequestedFrom(): string | null {
  const location = useLocation();
  return textInState(location.state, 'from') ?? new URLSearchParams(location.search).get('next');
}

/** Keeps the tokens, loads the customer and joins the guest's cart; the page stays. */
export async function signInHere(tokens: { access: string; refresh: string }): Promise<void> {
  keepTokens(tokens);
  await loadSession();
  if (isStepDue()) goToSecondStep();
  else await runAfterSignIn(reportQuietly);
}

function isStepDue(): boolean {
  const session = currentSession();
  return session.state === 'guest' && session.stepDue === true;
}

/** What follows the second step: as {@link signInHere}, and back to where it was wanted. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  const wantedAt = useRequestedFrom();
  return async () => {
    const wasGuest = currentSession().state !== 'customer';
    await loadSession();
    if (wasGuest) await runAfterSignIn(reportQuietly);
    await navigate(addressAfterSignIn(wantedAt), { replace: true });
  };
}

/** Signs in as {@link signInHere} does, and goes to where signing in was required, or to the page that is named. */
export function useFinishSignIn(): (
  tokens: { access: string; refresh: string },
  next?: { to: string; state: object },
) => Promise<void> {
  const navigate = useNavigate();
  const requested = useRequestedFrom();
  return async (tokens, next) => {
    keepTokens(tokens);
    await loadSession();
    if (isStepDue()) {
      await navigate('/second-step', { replace: true, state: { from: next?.to ?? addressAfterSignIn(requested) } });
      return;
    }
    await runAfterSignIn(reportQuietly);
    await navigate(next?.to ?? addressAfterSignIn(requested), { replace: true, state: next?.state });
  };
}
