import { useLocation, useNavigate } from 'react-router';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { loadSession } from '#web/data/api.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { goToSecondStep } from '#web/session/second-step.ts';
import { currentSession, keepTokens, runAfterSignIn } from '#web/session/session.ts';
import { authMessages } from '../auth.messages.ts';
import { addressAfterSignIn } from '../auth.rules.ts';
import { textInState } from '#web/pages/navigation-state.ts';

/** The address that required signing in, handed on from page to page in the navigation state, or given as `?next=`. */
export function useRequestedFrom(): string | null {
  const location = useLocation();
  return textInState(location.state, 'from') ?? new URLSearchParams(location.search).get('next');
}

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Keeps the tokens, loads the customer and joins the guest's cart; the page stays. */
export async function signInHere(tokens: Tokens): Promise<void> {
  keepTokens(tokens);
  await loadSession();
  if (isStepDue()) goToSecondStep();
  else await runAfterSignIn(reportQuietly);
}

function isStepDue(): boolean {
  const session = currentSession();
  return session.state === 'guest' && session.stepDue === true;
}

/** What follows the second step: as {@link signInHere}, with a welcome, and back to where it was wanted. */
export function useGoOn(): () => Promise<void> {
  const t = useMessages(authMessages);
  const navigate = useNavigateFromHere();
  const wantedAt = useRequestedFrom();
  return async () => {
    const wasGuest = currentSession().state !== 'customer';
    await loadSession();
    if (wasGuest) {
      announce(t.loggedIn, 'good');
      await runAfterSignIn(reportQuietly);
    }
    await navigate(addressAfterSignIn(wantedAt), { replace: true });
  };
}

interface AfterSignIn {
  /** The page that follows, in place of the one that required signing in, and its state. */
  readonly to?: string;
  readonly state?: object;
  /** Announced when somebody is signed in, which who has a second step before them is not yet. */
  readonly welcome?: string;
}

/** Signs in as {@link signInHere} does, and goes to where signing in was required, or to the page that is named. */
export function useFinishSignIn(): (tokens: Tokens, after?: AfterSignIn) => Promise<void> {
  const navigate = useNavigate();
  const goOn = useNavigateFromHere();
  const requested = useRequestedFrom();
  return async (tokens, { to = addressAfterSignIn(requested), state, welcome } = {}) => {
    keepTokens(tokens);
    await loadSession();
    if (isStepDue()) {
      await navigate('/second-step', { replace: true, state: { from: to } });
      return;
    }
    if (welcome !== undefined) announce(welcome, 'good');
    await runAfterSignIn(reportQuietly);
    await goOn(to, { replace: true, state });
  };
}
