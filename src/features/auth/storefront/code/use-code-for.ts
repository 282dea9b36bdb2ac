import { useLocation } from 'react-router';
import type { CodeSent } from '#shared/contract/replies.ts';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { browserApi } from '#web/data/api.ts';
import { browserNow } from '#web/browser-clock.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { textInState } from '#web/pages/navigation-state.ts';
import { useRequestedFrom, useFinishSignIn } from '../use-finish-sign-in.ts';

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
  /** When the shop sends another code, by the browser's clock; 0 where it is unknown. */
  readonly resendAt: number;
  /** Has a code sent, and shows the page that takes it. */
  readonly send: (phone: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Brings the code; answers what follows the right one. */
  readonly verify: (sent: SentTo, code: string) => Promise<() => Promise<void>>;
}

/** Sends and verifies the code for what the page before wanted: for signing in, or for a wish to sell here, by its session. */
export function useCodeFor(): CodeFor {
  const location = useLocation();
  const navigate = useNavigateFromHere();
  const from = useRequestedFrom();
  const finish = useFinishSignIn();
  // The server renders both pages for everybody, without the navigation state.
  const alive = useHydrated();
  const application = alive ? textInState(location.state, 'application') : null;
  const resendAt = alive ? Number(textInState(location.state, 'resendAt')) : 0;
  const show = async (phone: string, { session_id, resend_in_seconds }: CodeSent, replace: boolean) => {
    const query = new URLSearchParams({ phone, session_id });
    const state = {
      from,
      resendAt: String(browserNow() + resend_in_seconds * 1_000),
      ...(application !== null && { application: session_id }),
    };
    await navigate(`/otp-confirm?${query.toString()}`, { replace, state });
  };
  if (application === null) {
    return {
      applies: false,
      resendAt,
      state: { from },
      send: async (phone, { replace = false } = {}) => {
        await show(phone, await browserApi('POST /api/customers/send-otp/', { body: { phone } }), replace);
      },
      verify: async ({ phone, sessionId }, code) => {
        const { tokens } = await browserApi('POST /api/customers/verify-otp/', {
          body: { phone, code, session_id: sessionId },
        });
        return () => finish(tokens);
      },
    };
  }
  return {
    applies: true,
    resendAt,
    state: { from, application },
    send: async (phone, { replace = false } = {}) => {
      await show(
        phone,
        await browserApi('POST /api/vendors/apply/send-code/', { body: { phone, session_id: application } }),
        replace,
      );
    },
    verify: async ({ phone, sessionId }, code) => {
      const { tokens, outcome } = await browserApi('POST /api/vendors/apply/confirm/', {
        body: { phone, code, session_id: sessionId },
      });
      return () => finish(tokens, { to: '/become-vendor', state: { outcome } });
    },
  };
}
