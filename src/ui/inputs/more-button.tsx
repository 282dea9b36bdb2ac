import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { lastBefore, nextOf } from './first-new.ts';

export interface MoreButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  list: {
    readonly busy: boolean;
    /** Loads the next page; resolves once it is displayed. */
    readonly more: () => Promise<void>;
  };
  children: ReactNode;
}

/**
 * Loads the next page of the list before it. The focus moves to the first new item: on the button it would be behind items that nobody has read yet,
 * and after the last page the button is gone.
 */
export function MoreButton({ list, children, ...button }: MoreButtonProps) {
  const load = async (pressed: Element) => {
    const last = lastBefore(pressed);
    await list.more();
    const focused = document.activeElement;
    // A user who has moved the focus meanwhile keeps it there.
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
