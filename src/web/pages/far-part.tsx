import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '#ui/use-idle.ts';
import { useHydrated } from '../session/hydrated.ts';

/** Parts that are still to be laid out, in the order of the page. */
const waiting = new Set<() => void>();

function layOutNext(): void {
  const [next] = waiting;
  if (next === undefined) return;
  whenIdle(() => {
    if (waiting.delete(next)) next();
    layOutNext();
  });
}

/** Has a part laid out when the browser has nothing better to do, one after the other; the answer calls it off. */
function layOutLater(layOut: () => void): () => void {
  waiting.add(layOut);
  if (waiting.size === 1) layOutNext();
  return () => waiting.delete(layOut);
}

/**
 * A part of a page that lies below the first screens, about `height` pixels high. In the document that one arrives by it is laid out when
 * it comes near or the browser is idle; who comes back to a place has the whole page at once (`theme/parts.css`). It is taken over for
 * itself, so that no other part keeps a finger waiting.
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
