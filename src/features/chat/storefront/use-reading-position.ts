import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end somebody reads who wants to see what comes, in pixels. */
const nearEnd = 120;

interface Anchor {
  readonly line: Element;
  /** How far below the upper edge of the log it stands, in pixels. */
  readonly top: number;
}

const topIn = (log: Element, line: Element) => line.getBoundingClientRect().top - log.getBoundingClientRect().top;

/** The uppermost line that is seen, wholly or in part. */
function anchorOf(log: Element): Anchor | null {
  const line = [...log.querySelectorAll('li')].find((one) => topIn(log, one) + one.getBoundingClientRect().height > 0);
  return line === undefined ? null : { line, top: topIn(log, line) };
}

/**
 * Keeps the end of a conversation in sight while it is, also when the place to write grows or the keyboard comes. Who reads further up
 * stays at the line that is read, whatever comes above or below it, and finds the way back. `key` changes with what the log shows.
 */
export function useReadingPosition(key: string) {
  const container = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const [away, setAway] = useState(false);
  useLayoutEffect(() => {
    const log = container.current;
    if (log === null) return;
    if (!away) log.scrollTop = log.scrollHeight;
    else if (anchor.current?.line.isConnected === true)
      log.scrollTop += topIn(log, anchor.current.line) - anchor.current.top;
  }, [key, away]);
  useEffect(() => {
    const log = container.current;
    if (log === null || away) return undefined;
    const observer = new ResizeObserver(() => {
      log.scrollTop = log.scrollHeight;
    });
    observer.observe(log);
    return () => {
      observer.disconnect();
    };
  }, [away]);
  return {
    container: container,
    away,
    onScroll: () => {
      const log = container.current;
      if (log === null) return;
      anchor.current = anchorOf(log);
      setAway(log.scrollHeight - log.scrollTop - log.clientHeight > nearEnd);
    },
    toEnd: () => {
      setAway(false);
      container.current?.scrollTo({ top: container.current.scrollHeight });
    },
  };
}
