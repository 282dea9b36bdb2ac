import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

interface Arrows {
  onStep: (step: 1 | -1) => void;
  /** On the edges of a row of cards, which it would cover; else within the one image. */
  onEdges: boolean;
  atFirst: boolean;
  atLast: boolean;
}

/** The arrows at both sides, where there is room for a mouse; a finger swipes. */
export function CarouselArrows({ onStep, onEdges, atFirst, atLast }: Arrows) {
  const t = useMessages(uiMessages);
  const className = 'absolute! top-1/2 z-10 hidden! -translate-y-1/2 transition-opacity md:inline-grid!';
  // An arrow with nowhere to go keeps the focus it may hold.
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
  /** Null where the place is chosen elsewhere. */
  onGo: ((index: number) => void) | null;
  /** Null where nothing moves by itself. */
  stopped: boolean | null;
  onToggle: () => void;
}

/** A dot for each place, and a way to stop what moves by itself; without dots that way lies over a corner of the image. */
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
