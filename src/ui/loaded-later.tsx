import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FailedPart } from './feedback/failed-part.tsx';

export interface LoadedLater<Props extends object> {
  /** `meanwhile` is rendered in its place until it has loaded. */
  (props: Props & { meanwhile?: ReactNode }): ReactNode;
  /** Fetches it ahead of a probable render; an error is reported when it is rendered. */
  preload: () => void;
}

interface LaterOptions<Props extends object> {
  /** Whether nothing is rendered in its place if it cannot be fetched. */
  spare?: boolean;
  /** Whether it renders fast enough not to need a transition. */
  small?: boolean;
  /** Rendered in its place if it cannot be fetched; by default a message and a retry button. */
  failed?: (props: Props & { onRetry: () => void }) => ReactNode;
}

const nothing = () => null;
const fetches = { ahead: 0, drawn: 0 };

/** Returns whether parts are being fetched ahead and none is awaited: an error of one of them affects nobody. */
export const isFetchingAhead = (): boolean => fetches.ahead > 0 && fetches.drawn === 0;

/**
 * Returns a component whose script is fetched at its first render; never part of the server-rendered document. It is rendered in a transition: what
 * React renders after a `lazy` within `Suspense` has a priority that never expires, so that on a slow phone a page that changes each second displays
 * its spinner for ever (docs/decisions/0095). If the fetch fails, a message replaces it and the surrounding page stays; the next render fetches it
 * again.
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
  /** Calls one of the two callbacks, in a transition unless it is small; returns a function that cancels it. */
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
