import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { lastBefore, nextOf } from './first-new.ts';

export interface MoreButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  list: {
    readonly busy: boolean;
    /** Loads the next part; answered once it is displayed. */
    readonly more: () => Promise<void>;
  };
  children: ReactNode;
}

/**
 * Loads the next part of the list that stands before it. The focus goes to the first item that came: on the button it would stand behind what
 * nobody has read yet, and with the last part the button is gone.
 */
export function MoreButton({ list, children, ...button }: MoreButtonProps) {
  const load = async (pressed: Element) => {
    const last = lastBefore(pressed);
    await list.more();
    const focused = document.activeElement;
    // Who has gone on meanwhile stays where they are.
    if (focused === null || focused === pressed || focused === document.body) nextOf(last, pressed)?.focus();
  };
  return (
    <Button
      {...button}
      busy={list.busy}
      onClick={({ currentTarget }) => {
        void load(currentTarget);
      }}
    >
      {children}
    </Button>
  );
}
