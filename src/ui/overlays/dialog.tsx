import { Overlay, type OverlayProps } from './overlay.tsx';

export interface DialogProps extends Omit<OverlayProps, 'shape'> {
  /** As wide as a video wants. */
  wide?: boolean;
  /** Over the whole screen, as an image wants that is looked at closely. */
  full?: boolean;
}

/** A question or a closer look in the middle of the screen: focus stays inside, Escape closes it. */
export function Dialog({ wide, full, ...props }: DialogProps) {
  const shape = wide ? 'wide' : 'middle';
  return <Overlay {...props} shape={full ? 'full' : shape} />;
}
