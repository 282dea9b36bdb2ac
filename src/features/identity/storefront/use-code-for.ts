import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '#web/api.ts';
import { useHydrated } from '#web/hydrated.ts';
import { textInState } from './navigation-state.ts';
import { useAskedFrom, useFinishSignIn } from './use-finish-sign-in.ts';

interface SentTo {
  readonly phone: string;
  readonly sessionId: string;
}

/** What the code that /otp sends is for, handed from page to page in the navigation state. */
export interface CodeFor {
  /** Whether it confirms a wish to sell here rather than only signs in. */
  readonly applies: boolean;
  /** The state with which the other page of the two is to be gone to. */
  readonly state: { readonly from: string | null; readonly application?: string | null };
  /** Has a code sent, and shows the page that takes it. */
  readonly send: (phone: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Brings the code; answers what follows the right one. */
  readonly verify: (sent: SentTo, code: string) => Promise<() => Promise<void>>;
}

/** Sends and verifies the code for what the page before wanted: for signing in, or for a wish to sell here, by its session. */
export function useCodeFor(): CodeFor {
  const location = useLocation();
  const navigate = useNavigate();
  const from = useAskedFrom();
  const finish = useFinishSignIn();
  // The server renders both pages for everybody, without the navigation state.
  const alive = useHydrated();
  const application = alive ? textInState(location.state, 'application') : null;
  const show = async (phone: string, session_id: string, replace: boolean) => {
    const query = new URLSearchParams({ phone, session_id });
    await navigate(`/otp-confirm?${query.toString()}`, { replace, state: { from, ...(application !== null && { application: session_id }) } });
  };
  if (application === null) {
    return {
      applies: false,
      state: { from },
      send: async (phone, { replace = false } = {}) => {
        const { session_id } = await browserApi('POST /api/customers/send-otp/', { body: { phone } });
        await show(phone, session_id, replace);
      },
      verify: async ({ phone, sessionId }, code) => {
        const { tokens } = await browserApi('POST /api/customers/verify-otp/', { body: { phone, code, session_id: sessionId } });
        return () => finish(tokens);
      },
    };
  }
  return {
    applies: true,
    state: { from, application },
    send: async (phone, { replace = false } = {}) => {
      const { session_id } = await browserApi('POST /api/vendors/apply/send-code/', { body: { phone, session_id: application } });
      await show(phone, session_id, replace);
    },
    verify: async ({ phone, sessionId }, code) => {
      const { tokens, outcome } = await browserApi('POST /api/vendors/apply/confirm/', { body: { phone, code, session_id: sessionId } });
      return () => finish(tokens, { to: '/become-vendor', state: { outcome } });
    },
  };
}
