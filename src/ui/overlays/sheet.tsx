import { Overlay, type OverlayProps } from './overlay.tsx';

export interface SheetProps extends Omit<OverlayProps, 'shape' | 'bare'> {
  /** The edge of the layout it comes from. */
  from?: 'start' | 'end' | 'bottom';
}

/** A panel over an edge of the screen: focus stays inside, Escape and a swipe back over the edge close it. */
export function Sheet({ from = 'start', ...props }: SheetProps) {
  return <Overlay {...props} shape={from} />;
}
