import type { ComponentProps, ReactNode } from 'react';
import { dressChild } from '../child-element.tsx';
import { classNames } from '../class-names.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for screen readers. */
  label: string;
  /** A count at its corner. */
  badge?: ReactNode;
  /** Whether it has a filled disc behind it, for use over an image. */
  filled?: boolean;
  /** Whether another action is in progress: it cannot be pressed until that ends, but keeps the focus. */
  held?: boolean;
  /** Applies the styles to the child link, whose content is the icon. */
  asChild?: boolean;
}

/** An icon button, never smaller than a touch target. */
export function IconButton({ label, badge, filled, held, asChild, className, children, ...rest }: IconButtonProps) {
  const classes = classNames(
    'icon-button inline-grid size-target shrink-0 place-items-center rounded-full transition-colors',
    filled ? 'bg-surface/90 text-ink shadow-card hover:bg-raised' : 'text-ink hover:bg-raised',
    (rest.disabled === true || held) && 'cursor-not-allowed opacity-40',
    className,
  );
  const withBadge = (icon: ReactNode) => (
    <>
      {icon}
      {badge !== undefined && badge !== null && (
        <span className="absolute end-0 top-0 min-w-5 rounded-full bg-pomegranate px-1 text-center text-xs leading-5 font-bold text-pomegranate-ink">
          {badge}
        </span>
      )}
    </>
  );
  if (asChild) return dressChild(children, { className: classes, 'aria-label': label }, withBadge);
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={held ? true : rest['aria-disabled']}
      className={classes}
      onClick={(event) => {
        if (!held) rest.onClick?.(event);
      }}
    >
      {withBadge(children)}
    </button>
  );
}
