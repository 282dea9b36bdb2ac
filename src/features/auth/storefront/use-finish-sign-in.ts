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

/** Returns the address that required signing in, passed between pages in the navigation state or given as `?next=`. */
export function useRequestedFrom(): string | null {
  const location = useLocation();
  return textInState(location.state, 'from') ?? new URLSearchParams(location.search).get('next');
}

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Stores the tokens, loads the customer and merges the guest's cart; the page stays. */
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

/** Returns the action after the second step: as {@link signInHere}, with a welcome, then back to the address that required it. */
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
  /** The page to open in place of the one that required signing in, and its navigation state. */
  readonly to?: string;
  readonly state?: object;
  /** Announced after signing in, but not while a second step is due. */
  readonly welcome?: string;
}

/** Signs in as {@link signInHere} does, then navigates to the given page or the one that required signing in. */
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
