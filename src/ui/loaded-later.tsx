import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface LoadedLater<Props extends object> {
  /** `meanwhile` stands in its place until it has come. */
  (props: Props & { meanwhile?: ReactNode }): ReactNode;
  /** Fetches it, for a moment when it is likely to be drawn soon; that it failed is reported where it is drawn. */
  preload: () => void;
}

const nothing = () => null;

/**
 * A part whose script is fetched when it is drawn for the first time; never in the document that the server sends. It is drawn in a
 * transition: what React draws after a `lazy` within `Suspense` has a priority that never expires, so that on a slow phone a page
 * that changes each second keeps its spinner for ever (docs/decisions/0095). Where it cannot be fetched the nearest error boundary
 * says so, or with `spare` nothing stands in its place; the next time it is drawn it is fetched again. What is `small` is drawn in so
 * little time that it gives way to nothing.
 */
export function loadedLater<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { spare = false, small = false }: { spare?: boolean; small?: boolean } = {},
): LoadedLater<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded ??= await fetchPart();
    return loaded;
  };
  /** Calls one of both, in a transition unless it is small; the answer calls it off. */
  const onceLoaded = (onPart: (part: ComponentType<Props>) => void, onError: (error: unknown) => void) => {
    let left = false;
    const answer = (work: () => void) => {
      if (left) return;
      if (small) work();
      else startTransition(work);
    };
    load().then(
      (part) => answer(() => onPart(part)),
      (error: unknown) => answer(() => onError(error)),
    );
    return () => {
      left = true;
    };
  };
  function Part({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const [Drawn, setDrawn] = useState(() => loaded);
    const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
    const waits = Drawn === undefined && failed === null;
    useEffect(
      () =>
        waits
          ? onceLoaded(
              (part) => setDrawn(() => part),
              (error) => (spare ? setDrawn(() => nothing) : setFailed({ error })),
            )
          : undefined,
      [waits],
    );
    if (failed !== null) throw failed.error;
    return Drawn === undefined ? meanwhile : <Drawn {...(props as unknown as Props)} />;
  }
  return Object.assign(Part, {
    preload: () => {
      load().catch(nothing);
    },
  });
}
