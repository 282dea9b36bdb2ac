import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import { doubleTapped, noZoom, withinFrame, zoomedAt, type Point, type Zoom } from './zoom.rules.ts';

const doubleTapMs = 300;
/** A touch that moves further than this, in pixels, is not a tap. */
const tapSlack = 12;
const wheelFactor = 1.15;

/**
 * Content that is enlarged by two fingers, a double tap or the wheel, and then moved by one finger. While not enlarged, the surrounding list can be
 * scrolled.
 */
export function Zoomable({ children }: { children: ReactNode }) {
  const [zoom, setZoom] = useState<Zoom>(noZoom);
  const frame = useRef<HTMLDivElement>(null);
  const handlers = useZoomGestures(frame, zoom.scale, setZoom);
  useZoomByWheel(frame, zoom.scale > 1, setZoom);
  return (
    <div
      ref={frame}
      data-zoom={zoom.scale}
      className="size-full overflow-hidden select-none"
      // Two fingers are handled here; one finger scrolls the list until the image is enlarged.
      style={{ touchAction: zoom.scale > 1 ? 'none' : 'pan-x', cursor: zoom.scale > 1 ? 'grab' : 'zoom-in' }}
      {...handlers}
    >
      <div className="size-full" style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
        {children}
      </div>
    </div>
  );
}

type Frame = RefObject<HTMLDivElement | null>;

/** Returns a screen position relative to the middle of the frame. */
function fromMiddle(frame: Frame, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = frame.current?.getBoundingClientRect();
  if (box === undefined) return { x: 0, y: 0 };
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

/** Returns the handlers for fingers, taps and the wheel on enlarged content in a frame. */
function useZoomGestures(frame: Frame, scale: number, setZoom: Dispatch<SetStateAction<Zoom>>) {
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const begun = useRef<Point>({ x: 0, y: 0 });
  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });

  const down = (event: PointerEvent) => {
    const at = fromMiddle(frame, event);
    fingers.current.set(event.pointerId, at);
    begun.current = at;
    if (scale > 1 || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(frame, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      setZoom((zoomed) =>
        zoomed.scale === 1
          ? zoomed
          : withinFrame({ ...zoomed, x: zoomed.x + now.x - before.x, y: zoomed.y + now.y - before.y }, size()),
      );
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    setZoom((zoomed) => zoomedAt(zoomed, factor, middle, size()));
  };
  const up = (event: PointerEvent) => {
    const wasAlone = fingers.current.size === 1;
    if (!fingers.current.delete(event.pointerId) || !wasAlone || event.type === 'pointercancel') return;
    const at = fromMiddle(frame, event);
    if (distance(at, begun.current) > tapSlack) return;
    const { at: tappedAt, ...tapped } = lastTap.current;
    const twice = event.timeStamp - tappedAt < doubleTapMs && distance(at, tapped) < 3 * tapSlack;
    lastTap.current = { at: twice ? 0 : event.timeStamp, ...at };
    if (twice) setZoom((zoomed) => doubleTapped(zoomed, at, size()));
  };
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}

/** Zooms by the wheel: with Ctrl (also a touchpad's pinch), and without it once enlarged; the page is neither zoomed nor scrolled. */
function useZoomByWheel(frame: Frame, isEnlarged: boolean, setZoom: Dispatch<SetStateAction<Zoom>>): void {
  useEffect(() => {
    const box = frame.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !isEnlarged) return;
      event.preventDefault();
      const size = { width: box?.clientWidth ?? 0, height: box?.clientHeight ?? 0 };
      const at = fromMiddle(frame, event);
      setZoom((zoomed) => zoomedAt(zoomed, event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, at, size));
    };
    // React's wheel listener is passive, so it cannot prevent the page's scrolling.
    box?.addEventListener('wheel', turn, { passive: false });
    return () => box?.removeEventListener('wheel', turn);
  }, [frame, isEnlarged, setZoom]);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
