import { Overlay, type OverlayProps } from './overlay.tsx';

export interface DialogProps extends Omit<OverlayProps, 'shape'> {
  /** Whether it is wide enough for a video. */
  wide?: boolean;
  /** Whether it fills the screen, for viewing an image closely. */
  full?: boolean;
}

/** A dialog in the middle of the screen: traps the focus, Escape closes it. */
export function Dialog({ wide, full, ...props }: DialogProps) {
  const shape = wide ? 'wide' : 'middle';
  return <Overlay {...props} shape={full ? 'full' : shape} />;
}
