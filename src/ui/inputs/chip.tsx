import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { dressChild } from '../child-element.tsx';
import { classNames } from '../class-names.ts';

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
  /** A swatch or image before the label. */
  start?: ReactNode;
  /** Applies the styles to the child link. */
  asChild?: boolean;
}

/** A short option in a row of options: a toggle button, or a link. */
export function Chip({ selected = false, start, asChild, className, children, ...rest }: ChipProps) {
  const classes = classNames(
    'inline-flex min-h-target shrink-0 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition-colors',
    selected
      ? 'border-turquoise bg-turquoise-soft font-semibold text-turquoise'
      : 'border-edge text-ink hover:bg-raised',
    rest.disabled && 'cursor-not-allowed line-through opacity-50',
    className,
  );
  const inside = (content: ReactNode) => (
    <>
      {selected ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
      {start}
      <span className="own-direction">{content}</span>
    </>
  );
  if (asChild) return dressChild(children, { className: classes, 'aria-current': selected || undefined }, inside);
  return (
    <button type="button" aria-pressed={selected} {...rest} className={classes}>
      {inside(children)}
    </button>
  );
}
