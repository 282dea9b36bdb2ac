import { useRef, type PointerEvent } from 'react';
import { swipeCloses } from './swipe.ts';

export type Edge = 'start' | 'end' | 'bottom';

interface Drag {
  pointer: number;
  x: number;
  y: number;
  time: number;
  dragging: boolean;
}

/** Elements inside which a finger moves something else. */
const ownGestures = 'input, textarea, select, .carousel-view, [data-no-swipe]';

function towardsEdge(edge: Edge, x: number, y: number): number {
  if (edge === 'bottom') return y;
  const layout = document.documentElement.dir === 'rtl' ? -1 : 1;
  return (edge === 'end' ? x : -x) * layout;
}

/** Lets a finger drag a panel towards its edge; returns the handlers for the panel, or for the handle inside it. */
export function useSwipeAway(edge: Edge | null, onClose: () => void) {
  const drag = useRef<Drag | null>(null);

  const panelOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[data-panel]');

  const settle = (event: PointerEvent<HTMLElement>) => {
    drag.current = null;
    panelOf(event)?.style.removeProperty('transform');
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (!edge || event.pointerType === 'mouse' || target.closest(ownGestures)) return;
      drag.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        time: event.timeStamp,
        dragging: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      const panel = panelOf(event);
      if (!edge || !panel || now?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.dragging) {
        const [along, across] = edge === 'bottom' ? [y, x] : [x, y];
        if (Math.abs(along) < 8 || Math.abs(along) < Math.abs(across)) return;
        now.dragging = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const moved = Math.max(0, towardsEdge(edge, x, y));
      const back = towardsEdge(edge, moved, moved);
      panel.style.transform = edge === 'bottom' ? `translateY(${back}px)` : `translateX(${back}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      const panel = panelOf(event);
      if (!edge || !panel || !now?.dragging) {
        drag.current = null;
        return;
      }
      const closes = swipeCloses({
        moved: towardsEdge(edge, event.clientX - now.x, event.clientY - now.y),
        size: edge === 'bottom' ? panel.offsetHeight : panel.offsetWidth,
        milliseconds: event.timeStamp - now.time,
      });
      drag.current = null;
      if (closes) onClose();
      else settle(event);
    },
    onPointerCancel: settle,
  };
}
