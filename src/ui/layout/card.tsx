import type { ComponentProps, ReactNode } from 'react';
import { dressChild } from '../child-element.tsx';
import { classNames } from '../class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Without padding, for one that begins with an image. */
  bare?: boolean;
  /** Gives the looks to the article, list item or form inside. */
  asChild?: boolean;
}

/** A surface on the ground. */
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

/** Makes the link inside cover its whole card; what else can be pressed there stands above it with `relative z-10`. */
export function CardLink({ children }: { children: ReactNode }) {
  return dressChild(children, { className: 'after:absolute after:inset-0 after:rounded-card after:content-[""]' });
}
