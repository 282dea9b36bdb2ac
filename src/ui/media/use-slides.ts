import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CarouselMover } from './carousel-motion.tsx';
import { indexAfter, restingPositions, type PerView } from './carousel.rules.ts';
import { positionScrolledTo, slideWidth } from '../layout/scroll-position.ts';
import { useReducedMotion } from '../theme/reduced-motion.ts';
import { useView } from '../theme/theme-controls.ts';
import { useIdle } from '../use-idle.ts';
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

/** Where a row of slides stands, and how it is moved: by its own scrolling, or by Embla once that has taken over. */
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
  const idle = useIdle(moves);
  const onMoved = useCallback((now: number, of: number) => {
    setPosition(now);
    setPositions(of);
  }, []);
  useScrolled(viewport, { gap, count, onMoved });
  const { go, step, onReady } = useMover(viewport, { position, positions, rightToLeft: view === 'rtl', still });
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

  const motion = idle && moves && viewport && { viewport, loop, direction: view, onMoved, onReady };
  return { setViewport, position, positions, view, still, wraps, go, step, autoplay, motion };
}

interface Standing {
  position: number;
  positions: number;
  rightToLeft: boolean;
  still: boolean;
}

/** Goes to a slide or by one: as Embla does where it has taken over, else by scrolling. */
function useMover(viewport: HTMLElement | null, { position, positions, rightToLeft, still }: Standing) {
  const mover = useRef<CarouselMover | null>(null);
  const onReady = useCallback((ready: CarouselMover | null) => {
    mover.current = ready;
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
      else go(indexAfter(position, by, positions));
    },
    [go, position, positions],
  );
  return { go, step, onReady };
}

interface Scrolled {
  gap: number;
  count: number;
  onMoved: (position: number, positions: number) => void;
}

/** Reads where the row's own scrolling has come to, unless a script has taken it over. */
function useScrolled(viewport: HTMLElement | null, { gap, count, onMoved }: Scrolled): void {
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
    return () => {
      observer.disconnect();
      viewport.removeEventListener('scroll', measure);
    };
  }, [viewport, gap, count, onMoved]);
}
