import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/session/hydrated.ts';
import { textInState } from '#web/pages/navigation-state.ts';
import type { SentCode } from './code/phone-and-code.tsx';

export type WayIn = 'phone' | 'password';

/** The progress of a sign-in. */
interface LoginEntry {
  readonly by: WayIn;
  /** The code that was sent; null while the phone is being entered. */
  readonly sent: SentCode | null;
}

/**
 * Stores the progress of a sign-in in the page's history entry: a browser that discarded the page while the text message was read returns to the code
 * boxes.
 */
export function useLoginEntry(): [LoginEntry, (change: Partial<LoginEntry>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  // The server renders the page without the navigation state.
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
