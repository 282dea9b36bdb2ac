import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element is in the viewport and its page is the visible tab. */
function useWatched(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [pageVisible, setPageVisible] = useState(true);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !wanted) return;
    const observer = new IntersectionObserver(([entry]) => {
      setOnScreen(entry?.isIntersecting ?? false);
    });
    const look = () => {
      setPageVisible(document.visibilityState === 'visible');
    };
    observer.observe(watched);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element, wanted]);
  return onScreen && pageVisible;
}

/**
 * Calls `advance` at this interval, but never while the element is hovered, touched, focused, out of sight or stopped. Each of these reasons holds
 * until it ends by itself, so that reading is never interrupted.
 */
export function useAutoplay(play: {
  element: RefObject<HTMLElement | null>;
  /** Null disables it. */
  milliseconds: number | null;
  /** The visible slide: however it was reached, it stays for the full interval. */
  visible: number;
  advance: () => void;
}) {
  const { element, milliseconds, visible, advance } = play;
  const [stopped, setStopped] = useState(false);
  const attention = useAttention();
  const watched = useWatched(element, milliseconds !== null);
  const held = attention.isHeld || stopped || !watched;

  useEffect(() => {
    if (milliseconds === null || held) return;
    const timer = setTimeout(advance, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds, held, visible, advance]);

  return {
    stopped,
    toggle: () => {
      setStopped(!stopped);
    },
    handlers: attention.handlers,
  };
}

/** Returns handlers that track whether a mouse, a finger or the keyboard's focus is on an element. */
function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!touched) return;
    const release = () => {
      setTouched(false);
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    addEventListener('touchend', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      removeEventListener('touchend', release);
    };
  }, [touched]);

  return {
    isHeld: hovered || touched || focused,
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') setHovered(true);
      },
      onPointerLeave: () => {
        setHovered(false);
      },
      onPointerDown: () => {
        setTouched(true);
      },
      // A tap also focuses, and would hold it for ever: only keyboard focus counts.
      onFocus: (event: { target: Element }) => {
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setFocused(false);
      },
    },
  };
}
