import type { ComponentProps, ReactNode } from 'react';
import { dressChild } from '../child-element.tsx';
import { classNames } from '../class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Whether it has no padding, for a card that begins with an image. */
  bare?: boolean;
  /** Applies the styles to the child article, list item or form. */
  asChild?: boolean;
}

/** A surface above the background. */
export function Card({ bare, asChild, className, children, ...rest }: CardProps) {
  const classes = classNames(
    'relative rounded-card bg-surface shadow-card',
    bare ? 'overflow-hidden' : 'p-4',
    className,
  );
  if (asChild) return dressChild(children, { className: classes });
  return (
    <div {...rest} className={classes}>
      {children}
    </div>
  );
}

/** Makes the child link cover its whole card; other controls in the card need `relative z-10` to be above it. */
export function CardLink({ children }: { children: ReactNode }) {
  return dressChild(children, { className: 'after:absolute after:inset-0 after:rounded-card after:content-[""]' });
}
