import { useState } from 'react';
import { useLocation } from 'react-router';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
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

/** The purpose of the code sent by /otp, passed between the pages in the navigation state. */
export interface CodeFor {
  /** Whether it confirms a seller application rather than only signing in. */
  readonly applies: boolean;
  /** The navigation state to pass to the other of the two pages. */
  readonly state: { readonly from: string | null; readonly application?: string | null };
  /** When another code can be sent, by the browser's clock; 0 where unknown. */
  readonly resendAt: number;
  /** Sends a code and navigates to the page for entering it. */
  readonly send: (phone: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Verifies the code; returns the action that follows a correct one. */
  readonly verify: (sent: SentTo, code: string) => Promise<() => Promise<void>>;
}

interface CodePage {
  readonly replace: boolean;
  /** Whether the code signs in instead of confirming an application. */
  readonly signsIn?: boolean;
}

const becomeSeller = '/become-vendor';
const sendSignInCode = (phone: string) => browserApi('POST /api/customers/send-otp/', { body: { phone } });

/** Sends and verifies the code for the purpose of the preceding page: signing in, or a seller application, identified by its session. */
export function useCodeFor(): CodeFor {
  const location = useLocation();
  const navigate = useNavigateFromHere();
  const from = useRequestedFrom();
  const finish = useFinishSignIn();
  // The server renders both pages without the navigation state.
  const alive = useHydrated();
  const application = alive ? textInState(location.state, 'application') : null;
  // Whether the response to a code of this application was lost: it may have been submitted.
  const [isLost, setLost] = useState(false);
  const resendAt = alive ? Number(textInState(location.state, 'resendAt')) : 0;
  const show = async (phone: string, { session_id, resend_in_seconds }: CodeSent, to: CodePage) => {
    const query = new URLSearchParams({ phone, session_id });
    const state = {
      from: to.signsIn === true ? becomeSeller : from,
      resendAt: String(browserNow() + resend_in_seconds * 1_000),
      ...(application !== null && to.signsIn !== true && { application: session_id }),
    };
    await navigate(`/otp-confirm?${query.toString()}`, { replace: to.replace, state });
  };
  if (application === null) {
    return {
      applies: false,
      resendAt,
      state: { from },
      send: async (phone, { replace = false } = {}) => {
        await show(phone, await sendSignInCode(phone), { replace });
      },
      verify: async ({ phone, sessionId: session_id }, code) => {
        const { tokens } = await browserApi('POST /api/customers/verify-otp/', { body: { phone, code, session_id } });
        return () => finish(tokens);
      },
    };
  }
  return {
    applies: true,
    resendAt,
    state: { from, application },
    send: async (phone, { replace = false } = {}) => {
      try {
        const body = { phone, session_id: application };
        await show(phone, await browserApi('POST /api/seller-applications/send-code/', { body }), { replace });
      } catch (error) {
        // A confirmed application accepts no further code: after signing in, the form displays its outcome.
        if (!isLost || !(error instanceof CallRefused) || error.code !== 'application-not-found') throw error;
        await show(phone, await sendSignInCode(phone), { replace, signsIn: true });
      }
    },
    verify: async ({ phone, sessionId: session_id }, code) => {
      const body = { phone, code, session_id };
      const { tokens, outcome } = await browserApi('POST /api/seller-applications/confirm/', { body }).catch(
        (error: unknown) => {
          if (error instanceof CallRefused && isNoAnswer(error.status)) setLost(true);
          throw error;
        },
      );
      return () => finish(tokens, { to: becomeSeller, state: { outcome } });
    },
  };
}
