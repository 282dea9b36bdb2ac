import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '#ui/use-idle.ts';
import { useHydrated } from '../session/hydrated.ts';

/** Parts waiting for their layout, in page order. */
const waiting = new Set<() => void>();

function layOutNext(): void {
  const [next] = waiting;
  if (next === undefined) return;
  whenIdle(() => {
    if (waiting.delete(next)) next();
    layOutNext();
  });
}

/** Lays out a part when the browser is idle, one after the other; returns a function that cancels it. */
function layOutLater(layOut: () => void): () => void {
  waiting.add(layOut);
  if (waiting.size === 1) layOutNext();
  return () => waiting.delete(layOut);
}

/**
 * A part of a page below the first screens, about `height` pixels high. In the initial document it is laid out when it comes near or the browser is
 * idle; on Back the whole page is laid out at once (`theme/parts.css`). It is hydrated separately, so that no other part delays a tap.
 */
export function FarPart({ height, children }: { height: number; children: ReactNode }) {
  const hydrated = useHydrated();
  const [far, setFar] = useState(!hydrated);
  useEffect(
    () =>
      layOutLater(() => {
        setFar(false);
      }),
    [],
  );
  return (
    <Suspense>
      <div className={far ? 'far-part' : undefined} style={far ? { containIntrinsicHeight: height } : undefined}>
        {children}
      </div>
    </Suspense>
  );
}
