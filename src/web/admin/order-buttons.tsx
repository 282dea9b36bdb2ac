import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';

export interface OrderButtonsProps {
  /** The labels of the buttons, with the name of the row. */
  up: string;
  down: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

/** The buttons that move a row of an ordered list up or down. */
export function OrderButtons({ up, down, first, last, onMove }: OrderButtonsProps) {
  return (
    <>
      <IconButton
        label={up}
        disabled={first}
        onClick={() => {
          onMove(-1);
        }}
      >
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label={down}
        disabled={last}
        onClick={() => {
          onMove(1);
        }}
      >
        <ArrowDown aria-hidden className="size-5" />
      </IconButton>
    </>
  );
}
