import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { indexAfter } from './carousel.rules.ts';
import { positionScrolledTo, takeOver } from '../layout/scroll-position.ts';
import type { View } from '../theme/theme-controls.ts';

/** What the carousel needs from the script that moves its slides. */
export interface CarouselMover {
  goTo: (index: number) => void;
  step: (step: 1 | -1) => void;
}

interface Motion {
  viewport: HTMLElement;
  loop: boolean;
  direction: View;
  onMoved: (index: number, positions: number) => void;
  onReady: (mover: CarouselMover | null) => void;
}

// In Embla's own unit; comes to rest after about 300 ms.
const duration = 22;

/** Moves a carousel that loops or has autoplay (Embla); loaded when a user interacts with it, renders nothing. */
export function CarouselMotion({ viewport, loop, direction, onMoved, onReady }: Motion) {
  const [startIndex] = useState(() => positionScrolledTo(viewport));
  const [attach, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    loop,
    direction,
    duration,
    startIndex,
  });

  useLayoutEffect(() => {
    const giveBack = takeOver(viewport);
    attach(viewport);
    return giveBack;
  }, [viewport, attach]);

  useEffect(() => {
    if (!embla) return;
    const moved = () => {
      onMoved(embla.selectedScrollSnap(), embla.scrollSnapList().length);
    };
    embla.on('select', moved).on('reInit', moved);
    moved();
    onReady({
      goTo: (index) => {
        embla.scrollTo(index);
      },
      step: (step) => {
        // The short way round in a loop; otherwise it starts again after the end.
        if (step === 1 ? embla.canScrollNext() : embla.canScrollPrev())
          embla[step === 1 ? 'scrollNext' : 'scrollPrev']();
        else embla.scrollTo(indexAfter(embla.selectedScrollSnap(), step, embla.scrollSnapList().length));
      },
    });
    return () => {
      onReady(null);
    };
  }, [embla, onMoved, onReady]);

  return null;
}
