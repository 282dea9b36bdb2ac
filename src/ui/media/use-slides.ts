import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CarouselMover } from './carousel-motion.tsx';
import { indexAfter, restingPositions, type PerView } from './carousel.rules.ts';
import { positionScrolledTo, slideWidth } from '../layout/scroll-position.ts';
import { useReducedMotion } from '../theme/reduced-motion.ts';
import { useView } from '../theme/theme-controls.ts';
import { useAutoplay } from './use-autoplay.ts';

interface Slides {
  count: number;
  perView: PerView;
  gap: number;
  loop: boolean;
  autoplayMs?: number | undefined;
  goTo?: number | undefined;
  onIndex?: ((index: number) => void) | undefined;
}

/**
 * Returns the position of a row of slides and the functions that move it: by its native scrolling, or by Embla once that has taken over. Embla is
 * fetched when a user interacts with the row, and by its first advance: it measures every slide, which a page that is only viewed does not need.
 */
export function useSlides(
  section: RefObject<HTMLElement | null>,
  { count, perView, gap, loop, autoplayMs, goTo, onIndex }: Slides,
) {
  const view = useView();
  const still = useReducedMotion();
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [position, setPosition] = useState(0);
  const [positions, setPositions] = useState(restingPositions(count, perView.base, loop));
  const wraps = loop || autoplayMs !== undefined;
  const moves = wraps && count > 1 && !still;
  const [engaged, setEngaged] = useState(false);
  const engage = useCallback(() => {
    startTransition(() => {
      setEngaged(true);
    });
  }, []);
  const onMoved = useCallback((now: number, of: number) => {
    setPosition(now);
    setPositions(of);
  }, []);
  useScrolled(viewport, { gap, count, onMoved, onEnd: engage });
  const standing = { position, positions, rightToLeft: view === 'rtl', still };
  const { go, step, onReady } = useMover(viewport, standing, moves ? engage : null);
  const advance = useCallback(() => {
    step(1);
  }, [step]);
  const milliseconds = moves ? (autoplayMs ?? null) : null;
  const autoplay = useAutoplay({ element: section, milliseconds, visible: position, advance });

  useEffect(() => {
    if (goTo !== undefined) go(goTo);
  }, [goTo, go]);
  useEffect(() => {
    onIndex?.(position);
  }, [position, onIndex]);

  const motion = engaged && moves && viewport && { viewport, loop, direction: view, onMoved, onReady };
  const near = {
    // A finger scrolls the row itself until it is lifted.
    onPointerOverCapture: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') engage();
    },
    onFocusCapture: engage,
  };
  return { setViewport, position, positions, view, still, wraps, go, step, near, autoplay, motion };
}

interface Standing {
  position: number;
  positions: number;
  rightToLeft: boolean;
  still: boolean;
}

/**
 * Returns functions that move to a slide or by one: through Embla if it has taken over, else by scrolling. A step, which may lead from the last slide
 * to the first, requests Embla if the row needs it, and is made when it is ready; if it does not load, the next step scrolls.
 */
function useMover(
  viewport: HTMLElement | null,
  { position, positions, rightToLeft, still }: Standing,
  requestMover: (() => void) | null,
) {
  const mover = useRef<CarouselMover | null>(null);
  const waiting = useRef<1 | -1 | null>(null);
  const onReady = useCallback((ready: CarouselMover | null) => {
    mover.current = ready;
    if (ready === null || waiting.current === null) return;
    ready.step(waiting.current);
    waiting.current = null;
  }, []);
  const go = useCallback(
    (to: number) => {
      const left = viewport ? to * slideWidth(viewport) * (rightToLeft ? -1 : 1) : 0;
      if (mover.current) mover.current.goTo(to);
      else viewport?.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
    },
    [viewport, rightToLeft, still],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      if (mover.current) mover.current.step(by);
      else if (requestMover === null || waiting.current !== null) go(indexAfter(position, by, positions));
      else {
        waiting.current = by;
        requestMover();
      }
    },
    [go, requestMover, position, positions],
  );
  return { go, step, onReady };
}

interface Scrolled {
  gap: number;
  count: number;
  onMoved: (position: number, positions: number) => void;
  /** Called when a gesture is over and the row stands still. */
  onEnd: () => void;
}

/** Reads the position of the row's native scrolling, unless a script has taken over. */
function useScrolled(viewport: HTMLElement | null, { gap, count, onMoved, onEnd }: Scrolled): void {
  useEffect(() => {
    if (!viewport) return;
    const measure = () => {
      if ('live' in viewport.dataset) return;
      const visible = (viewport.clientWidth + gap) / Math.max(slideWidth(viewport), 1);
      onMoved(positionScrolledTo(viewport), restingPositions(count, visible, false));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(viewport);
    viewport.addEventListener('scroll', measure, { passive: true });
    viewport.addEventListener('scrollend', onEnd);
    return () => {
      observer.disconnect();
      viewport.removeEventListener('scroll', measure);
      viewport.removeEventListener('scrollend', onEnd);
    };
  }, [viewport, gap, count, onMoved, onEnd]);
}
