import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

interface Arrows {
  onStep: (step: 1 | -1) => void;
  /** Whether they are on the edges of a row of cards, which they would cover; else they are inside the one image. */
  onEdges: boolean;
  atFirst: boolean;
  atLast: boolean;
}

/** The arrows at both sides, on screens wide enough for a mouse; touch screens swipe. */
export function CarouselArrows({ onStep, onEdges, atFirst, atLast }: Arrows) {
  const t = useMessages(uiMessages);
  const className = 'absolute! top-1/2 z-10 hidden! -translate-y-1/2 transition-opacity md:inline-grid!';
  // An arrow at the end of the row keeps the focus that it may have.
  const idle = 'pointer-events-none opacity-0';
  return (
    <>
      <IconButton
        label={t.previousSlide}
        filled
        aria-disabled={atFirst || undefined}
        className={classNames(className, onEdges ? '-start-4' : 'start-2', atFirst && idle)}
        onClick={() => {
          if (!atFirst) onStep(-1);
        }}
      >
        <ChevronLeft aria-hidden="true" className="mirror size-5" />
      </IconButton>
      <IconButton
        label={t.nextSlide}
        filled
        aria-disabled={atLast || undefined}
        className={classNames(className, onEdges ? '-end-4' : 'end-2', atLast && idle)}
        onClick={() => {
          if (!atLast) onStep(1);
        }}
      >
        <ChevronRight aria-hidden="true" className="mirror size-5" />
      </IconButton>
    </>
  );
}

interface Dots {
  positions: number;
  index: number;
  /** Null if the slide is chosen elsewhere. */
  onGo: ((index: number) => void) | null;
  /** Null if there is no autoplay. */
  stopped: boolean | null;
  onToggle: () => void;
}

/** A dot for each position, and a button that pauses the autoplay; without dots the button is over a corner of the image. */
export function CarouselDots({ positions: positions, index, onGo, stopped, onToggle }: Dots) {
  const language = useLanguage();
  const t = useMessages(uiMessages);
  return (
    <div className={onGo === null ? 'absolute! start-2 bottom-2' : 'flex h-8 items-center justify-center'}>
      {onGo === null
        ? null
        : Array.from({ length: positions }, (_, dot) => (
            <button
              key={dot}
              type="button"
              aria-label={t.slideOf(dot + 1, positions)}
              aria-current={dot === index || undefined}
              className="group grid h-8 min-w-3 flex-[0_1_24px] place-items-center"
              onClick={() => {
                onGo(dot);
              }}
            >
              <span
                className={classNames(
                  'block h-2 rounded-full transition-[width,background-color]',
                  dot === index ? 'w-5 bg-turquoise' : 'w-2 bg-edge group-hover:bg-muted',
                )}
              />
            </button>
          ))}
      {stopped === null ? null : <PauseButton stopped={stopped} over={onGo === null} onToggle={onToggle} />}
      <span
        className="sr-only"
        lang={language}
      >{`${formatNumber(index + 1, language)} / ${formatNumber(positions, language)}`}</span>
    </div>
  );
}

function PauseButton({ stopped, over, onToggle }: { stopped: boolean; over: boolean; onToggle: () => void }) {
  const t = useMessages(uiMessages);
  const Sign = stopped ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={stopped ? t.play : t.pause}
      className={classNames(
        'grid size-8 place-items-center rounded-full',
        over ? 'bg-surface/85 text-ink shadow-card' : 'ms-1 text-muted hover:text-ink',
      )}
      onClick={onToggle}
    >
      <Sign aria-hidden="true" className="size-4" />
    </button>
  );
}
