/** The position of an image in its frame: its scale, and its offset from the middle in screen pixels. */
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
/** The scale after a double tap. */
const tapScale = 2.5;

/** Limits a zoom: the image is never smaller than the frame, and no edge of it is inside the frame. */
export function withinFrame({ scale, x, y }: Zoom, frame: Size): Zoom {
  const size = Math.min(maxScale, Math.max(1, scale));
  const [spareX, spareY] = [(frame.width * (size - 1)) / 2, (frame.height * (size - 1)) / 2];
  const clamp = (value: number, spare: number) => Math.min(spare, Math.max(-spare, value)) + 0;
  return { scale: size, x: clamp(x, spareX), y: clamp(y, spareY) };
}

/** Scales by a factor so that the point under a position, measured from the middle of the frame, stays there. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, frame: Size): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return withinFrame({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, frame);
}

/** Returns the zoom after a double tap: enlarged at that point, or back to the whole image. */
export function doubleTapped(zoom: Zoom, at: Point, frame: Size): Zoom {
  return zoom.scale > 1 ? noZoom : zoomedAt(zoom, tapScale, at, frame);
}
