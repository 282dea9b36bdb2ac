/** How an image lies in its frame: enlarged so many times, and moved from the middle by pixels of the screen. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 5;
/** What a double tap enlarges to. */
const tapScale = 2.5;

/** Never smaller than the frame, and never with an edge of the image inside it. */
export function withinFrame({ scale, x, y }: Zoom, frame: Size): Zoom {
  const size = Math.min(maxScale, Math.max(1, scale));
  const [spareX, spareY] = [(frame.width * (size - 1)) / 2, (frame.height * (size - 1)) / 2];
  const clamp = (value: number, spare: number) => Math.min(spare, Math.max(-spare, value)) + 0;
  return { scale: size, x: clamp(x, spareX), y: clamp(y, spareY) };
}

/** Enlarges by a factor so that what lies under a point, counted from the middle of the frame, stays under it. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, frame: Size): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return withinFrame({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, frame);
}

/** What a double tap does: enlarges what was tapped, or shows the whole image again. */
export function doubleTapped(zoom: Zoom, at: Point, frame: Size): Zoom {
  return zoom.scale > 1 ? noZoom : zoomedAt(zoom, tapScale, at, frame);
}
