import { Overlay, type OverlayProps } from './overlay.tsx';

export interface SheetProps extends Omit<OverlayProps, 'shape' | 'bare'> {
  /** The edge of the layout that it slides in from. */
  from?: 'start' | 'end' | 'bottom';
}

/** A panel at an edge of the screen: traps the focus; Escape and a swipe towards the edge close it. */
export function Sheet({ from = 'start', ...props }: SheetProps) {
  return <Overlay {...props} shape={from} />;
}
