import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The distance from the end, in pixels, within which a reader is considered to follow new messages. */
const nearEnd = 120;

interface Anchor {
  readonly line: Element;
  /** Its distance from the upper edge of the log, in pixels. */
  readonly top: number;
}

const topIn = (log: Element, line: Element) => line.getBoundingClientRect().top - log.getBoundingClientRect().top;

/** Returns the uppermost line that is visible, wholly or in part. */
function anchorOf(log: Element): Anchor | null {
  const line = [...log.querySelectorAll('li')].find((one) => topIn(log, one) + one.getBoundingClientRect().height > 0);
  return line === undefined ? null : { line, top: topIn(log, line) };
}

/**
 * Keeps the end of a conversation in view while the reader is there, also when the composer grows or the keyboard opens. For a reader further up, the
 * line being read stays in place, whatever is added above or below it, and a way back to the end is provided. `key` changes with the content of the
 * log.
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
