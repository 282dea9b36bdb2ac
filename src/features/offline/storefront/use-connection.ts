import { useCallback, useState } from 'react';
import { useRepeat } from '#web/data/repeat.ts';

const everyMs = 5_000;
const patienceMs = 4_000;

/** Unknown until a request to the shop has completed; the browser's own status does not reveal whether the shop is reachable. */
type Connection = 'unknown' | 'looking' | 'gone' | 'there';

/** Checks the connection periodically and on request; navigates to the requested page once the shop is reachable. */
export function useConnection(from: string | null): { state: Connection; look: () => void } {
  const [state, setState] = useState<Connection>('unknown');
  const arrive = useCallback(() => {
    const wanted = addressOf(from);
    if (wanted === null) setState('there');
    else location.replace(wanted);
  }, [from]);

  const look = useCallback(() => {
    setState('looking');
    void isShopThere().then((there) => {
      if (there) arrive();
      else setState('gone');
    });
  }, [arrive]);

  const lookQuietly = async () => {
    if (await isShopThere()) arrive();
  };
  useRepeat(lookQuietly, { everyMs, when: state !== 'there', about: from });

  return { state, look };
}

async function isShopThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false;
  }
}

/** Returns the requested URL within the shop; null when it is missing or leads elsewhere. */
function addressOf(from: string | null): string | null {
  if (from === null || !URL.canParse(from, location.origin)) return null;
  const { origin, pathname, search } = new URL(from, location.origin);
  return origin === location.origin && pathname !== '/offline' ? `${pathname}${search}` : null;
}
