import { Children, useRef, type CSSProperties, type ReactNode } from 'react';
import { CarouselArrows, CarouselDots } from './carousel-controls.tsx';
import { perViewStyle, type PerView } from './carousel.rules.ts';
import { classNames } from '../class-names.ts';
import { loadedLater } from '../loaded-later.tsx';
import { useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';
import { useSlides } from './use-slides.ts';

/** If it cannot be fetched, the row continues to scroll natively. */
const CarouselMotion = loadedLater(async () => (await import('./carousel-motion.tsx')).CarouselMotion, { spare: true });

export interface CarouselProps {
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
  perView?: PerView;
  /** The gap between slides, in pixels. */
  gap?: number;
  loop?: boolean;
  autoplayMs?: number;
  /** `pause`: slides are chosen beside the carousel, so that only the pause button is left. */
  dots?: boolean | 'pause';
  arrows?: boolean;
  /** The index to move to when it changes: for thumbnails beside the carousel. */
  goTo?: number | undefined;
  onIndex?: (index: number) => void;
  className?: string;
}

const oneByOne: PerView = { base: 1 };

/**
 * A row of slides. It scrolls and snaps natively, before and without its script; Embla takes over one that loops or has autoplay at its current
 * position, once a user interacts with it or it advances for the first time.
 */
export function Carousel(props: CarouselProps) {
  const { label, children, perView = oneByOne, gap = 12, loop = false, autoplayMs, dots, arrows = true } = props;
  const t = useMessages(uiMessages);
  const slides = Children.toArray(children);
  const section = useRef<HTMLElement>(null);
  const settings = { ...props, perView, gap, loop, count: slides.length };
  const { setViewport, position, positions, view, still, wraps, ...row } = useSlides(section, settings);
  const { go, step, near, autoplay, motion } = row;
  return (
    <section
      ref={section}
      aria-roledescription={t.carousel}
      aria-label={label}
      className={classNames('relative', props.className)}
      {...autoplay.handlers}
      {...near}
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
          <Track slides={slides} style={{ ...perViewStyle(perView), '--gap': `${gap}px` } as CSSProperties} />
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
      {motion && <CarouselMotion {...motion} />}
    </section>
  );
}

function Track({ slides, style }: { slides: readonly ReactNode[]; style: CSSProperties }) {
  const t = useMessages(uiMessages);
  return (
    <div className="carousel-track" style={style}>
      {slides.map((slide, index) => (
        <div key={index} role="group" aria-roledescription={t.slide} aria-label={t.slideOf(index + 1, slides.length)}>
          {slide}
        </div>
      ))}
    </div>
  );
}
