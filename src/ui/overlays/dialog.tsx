import { Overlay, type OverlayProps } from './overlay.tsx';

export interface DialogProps extends Omit<OverlayProps, 'shape'> {
  /** As wide as a film wants. */
  wide?: boolean;
}

/** A question or a closer look in the middle of the screen: focus stays inside, Escape closes it. */
export function Dialog({ wide, ...props }: DialogProps) {
  return <Overlay {...props} shape={wide ? 'wide' : 'middle'} />;
}
