import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/session/hydrated.ts';
import { textInState } from '#web/pages/navigation-state.ts';
import type { SentCode } from './code/phone-and-code.tsx';

export type WayIn = 'phone' | 'password';

/** Where somebody is in signing in. */
interface LoginEntry {
  readonly by: WayIn;
  /** The code that is under way; null while the phone is typed. */
  readonly sent: SentCode | null;
}

/**
 * Where somebody is in signing in, by the page's entry in the browser's history: a browser that dropped the page while its owner read the
 * text message comes back to the boxes of the code.
 */
export function useLoginEntry(): [LoginEntry, (change: Partial<LoginEntry>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  // The server renders the page for everybody, without the navigation state.
  const alive = useHydrated();
  const state: unknown = alive ? location.state : null;
  const entry: LoginEntry = {
    by: textInState(state, 'by') === 'password' ? 'password' : 'phone',
    sent: sentCodeIn(textInState(state, 'sent')),
  };
  const change = (part: Partial<LoginEntry>) => {
    const { by, sent } = { ...entry, ...part };
    const before: unknown = location.state;
    void navigate(location.pathname + location.search, {
      replace: true,
      preventScrollReset: true,
      state: {
        ...(typeof before === 'object' ? before : null),
        by,
        sent: sent === null ? undefined : JSON.stringify(sent),
      },
    });
  };
  return [entry, change];
}

function sentCodeIn(text: string | null): SentCode | null {
  try {
    return JSON.parse(text ?? 'null') as SentCode | null;
  } catch {
    return null;
  }
}
