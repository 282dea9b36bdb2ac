import { useCallback, useState } from 'react';
import { useRepeat } from '#web/data/repeat.ts';

const everyMs = 5_000;
const patienceMs = 4_000;

/** Unknown until the shop was requested; the browser alone cannot say whether the shop can be reached. */
type Connection = 'unknown' | 'looking' | 'gone' | 'there';

/**
 * Looks for the network by itself, and on request; when the shop can be reached again it goes on to where the shopper
 * was going.
 */
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

/** The address within the shop that was requested; null when there is none, or it leads elsewhere. */
function addressOf(from: string | null): string | null {
  if (from === null || !URL.canParse(from, location.origin)) return null;
  const { origin, pathname, search } = new URL(from, location.origin);
  return origin === location.origin && pathname !== '/offline' ? `${pathname}${search}` : null;
}
