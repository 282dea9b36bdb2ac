import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FailedPart } from './feedback/failed-part.tsx';

export interface LoadedLater<Props extends object> {
  /** `meanwhile` stands in its place until it has come. */
  (props: Props & { meanwhile?: ReactNode }): ReactNode;
  /** Fetches it, for a moment when it is likely to be drawn soon; that it failed is reported where it is drawn. */
  preload: () => void;
}

interface LaterOptions<Props extends object> {
  /** Nothing stands in its place where it cannot be fetched. */
  spare?: boolean;
  /** It is drawn in so little time that it gives way to nothing. */
  small?: boolean;
  /** What stands in its place where it cannot be fetched; without it a sentence and a button that tries again. */
  failed?: (props: Props & { onRetry: () => void }) => ReactNode;
}

const nothing = () => null;
const fetches = { ahead: 0, drawn: 0 };

/** Whether parts are being fetched, and nobody waits for any of them: that one of them is missing disturbs nobody. */
export const isFetchingAhead = (): boolean => fetches.ahead > 0 && fetches.drawn === 0;

/**
 * A part whose script is fetched when it is drawn for the first time; never in the document that the server sends. It is drawn in a
 * transition: what React draws after a `lazy` within `Suspense` has a priority that never expires, so that on a slow phone a page
 * that changes each second keeps its spinner for ever (docs/decisions/0095). Where it cannot be fetched a sentence stands in its place,
 * and the page around it stays; the next time it is drawn it is fetched again.
 */
export function loadedLater<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { spare = false, small = false, failed: Failed = FailedPart }: LaterOptions<Props> = {},
): LoadedLater<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (why: keyof typeof fetches): Promise<ComponentType<Props>> => {
    fetches[why] += 1;
    try {
      loaded ??= await fetchPart();
      return loaded;
    } finally {
      fetches[why] -= 1;
    }
  };
  /** Calls one of both, in a transition unless it is small; the answer calls it off. */
  const onceLoaded = (onPart: (part: ComponentType<Props>) => void, onError: () => void) => {
    let left = false;
    const answer = (work: () => void) => {
      if (left) return;
      if (small) work();
      else startTransition(work);
    };
    load('drawn').then(
      (part) => answer(() => onPart(part)),
      () => answer(onError),
    );
    return () => {
      left = true;
    };
  };
  function Part({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const [Drawn, setDrawn] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const waits = Drawn === undefined && !failed;
    useEffect(
      () =>
        waits
          ? onceLoaded(
              (part) => setDrawn(() => part),
              () => (spare ? setDrawn(() => nothing) : setFailed(true)),
            )
          : undefined,
      [waits],
    );
    const given = props as unknown as Props;
    if (failed) return <Failed {...given} onRetry={() => setFailed(false)} />;
    return Drawn === undefined ? meanwhile : <Drawn {...given} />;
  }
  return Object.assign(Part, {
    preload: () => {
      load('ahead').catch(nothing);
    },
  });
}
