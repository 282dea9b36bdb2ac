import {
  Children,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { CarouselArrows, CarouselDots } from './carousel-controls.tsx';
import type { CarouselMover } from './carousel-motion.tsx';
import { perViewStyle, indexAfter, restingPositions, type PerView } from './carousel.rules.ts';
import { classNames } from '../class-names.ts';
import { useMessages } from '../theme/language-context.tsx';
import { useReducedMotion } from '../theme/reduced-motion.ts';
import { positionScrolledTo, slideWidth } from '../layout/scrolled-place.ts';
import { useView } from '../theme/theme-controls.ts';
import { uiMessages } from '../ui.messages.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useIdle } from '../use-idle.ts';

const CarouselMotion = lazy(async () => ({ default: (await import('./carousel-motion.tsx')).CarouselMotion }));

export interface CarouselProps {
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
  perView?: PerView;
  /** Between slides, in pixels. */
  gap?: number;
  loop?: boolean;
  autoplayMs?: number;
  /** `pause`: what it turns to is chosen beside it, so that only a way to stop it is left. */
  dots?: boolean | 'pause';
  arrows?: boolean;
  /** Goes there when it changes: for thumbnails beside the carousel. */
  goTo?: number | undefined;
  onIndex?: (index: number) => void;
  className?: string;
}

const oneByOne: PerView = { base: 1 };

/**
 * A row of slides. It scrolls and snaps by itself, before and without its script; one that loops or advances is
 * taken over by Embla once the browser is idle, at the place where it stands.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    children,
    perView = oneByOne,
    gap = 12,
    loop = false,
    autoplayMs,
    dots,
    arrows = true,
    goTo,
    onIndex: onIndex,
  } = props;
  const t = useMessages(uiMessages);
  const view = useView();
  const still = useReducedMotion();
  const slides = Children.toArray(children);
  const section = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const mover = useRef<CarouselMover | null>(null);
  const [position, setIndex] = useState(0);
  const [positions, setPositions] = useState(restingPositions(slides.length, perView.base, loop));

  const wraps = loop || autoplayMs !== undefined;
  const moves = wraps && slides.length > 1 && !still;
  const idle = useIdle(moves);

  const onMoved = useCallback(
    (now: number, of: number) => {
      setIndex(now);
      setPositions(of);
    },
    [setIndex, setPositions],
  );
  const onReady = useCallback((ready: CarouselMover | null) => {
    mover.current = ready;
  }, []);

  const go = useCallback(
    (to: number) => {
      const left = viewport ? to * slideWidth(viewport) * (view === 'rtl' ? -1 : 1) : 0;
      if (mover.current) mover.current.goTo(to);
      else viewport?.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
    },
    [viewport, view, still],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      if (mover.current) mover.current.step(by);
      else go(indexAfter(position, by, positions));
    },
    [go, position, positions],
  );
  const advance = useCallback(() => {
    step(1);
  }, [step]);

  const autoplay = useAutoplay({
    element: section,
    milliseconds: moves ? (autoplayMs ?? null) : null,
    visible: position,
    advance,
  });

  useEffect(() => {
    if (!viewport) return;
    const measure = () => {
      if ('live' in viewport.dataset) return;
      const visible = (viewport.clientWidth + gap) / Math.max(slideWidth(viewport), 1);
      onMoved(positionScrolledTo(viewport), restingPositions(slides.length, visible, false));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(viewport);
    viewport.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      viewport.removeEventListener('scroll', measure);
    };
  }, [viewport, gap, slides.length, onMoved]);

  useEffect(() => {
    if (goTo !== undefined) go(goTo);
  }, [goTo, go]);
  useEffect(() => {
    onIndex?.(position);
  }, [position, onIndex]);

  const style = { ...perViewStyle(perView), '--gap': `${gap}px` } as CSSProperties;
  return (
    <section
      ref={section}
      aria-roledescription={t.carousel}
      aria-label={label}
      className={classNames('relative', props.className)}
      {...autoplay.handlers}
    >
      <div className="relative">
        <div
          ref={setViewport}
          role="group"
          aria-label={label}
          tabIndex={0}
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight'))
              return;
            event.preventDefault();
            step((event.key === 'ArrowRight') === (view === 'ltr') ? 1 : -1);
          }}
          className="carousel-view"
        >
          <div className="carousel-track" style={style}>
            {slides.map((slide, index) => (
              <div
                key={index}
                role="group"
                aria-roledescription={t.slide}
                aria-label={t.slideOf(index + 1, slides.length)}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        {arrows && positions > 1 && (
          <CarouselArrows
            onStep={step}
            onEdges={perView !== oneByOne}
            atFirst={!wraps && position === 0}
            atLast={!wraps && position === positions - 1}
          />
        )}
      </div>
      {(dots ?? perView === oneByOne) && slides.length > 1 && (
        <CarouselDots
          positions={positions}
          index={position}
          onGo={dots === 'pause' ? null : go}
          stopped={autoplayMs === undefined || still ? null : autoplay.stopped}
          onToggle={autoplay.toggle}
        />
      )}
      {idle && moves && viewport && (
        <Suspense fallback={null}>
          <CarouselMotion viewport={viewport} loop={loop} direction={view} onMoved={onMoved} onReady={onReady} />
        </Suspense>
      )}
    </section>
  );
}
