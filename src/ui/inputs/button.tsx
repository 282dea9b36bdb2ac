import type { ComponentProps, ReactNode } from 'react';
import { dressChild } from '../child-element.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is for the one main action of a screen. */
  variant?: 'primary' | 'quiet' | 'outline' | 'danger';
  size?: 'medium' | 'small';
  /** Whether it fills the width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Whether its action is in progress: it cannot be pressed again, and its width does not change. */
  busy?: boolean;
  /** Whether another action is in progress: it cannot be pressed until that ends, but keeps the focus, which a disabled button loses. */
  held?: boolean;
  /** The label while busy; without it a spinner replaces the label. */
  busyText?: string;
  /** Applies the styles to the child link. */
  asChild?: boolean;
}

const variants = {
  primary: 'bg-pomegranate text-pomegranate-ink hover:bg-pomegranate-deep',
  quiet: 'bg-raised text-ink hover:bg-line',
  outline: 'border border-edge text-ink hover:bg-raised',
  danger: 'border border-rose text-rose hover:bg-pomegranate-soft',
};

const sizes = { medium: 'min-h-12 px-5 text-base', small: 'min-h-target px-4 text-sm' };

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control py-2 font-semibold leading-snug ' +
  'transition-[background-color,color,scale] active:scale-[0.98] select-none text-center';

function Label({ icon, iconAfter, children }: Pick<ButtonProps, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <>
      {icon}
      <span className="own-direction min-w-0">{children}</span>
      {iconAfter}
    </>
  );
}

/** The busy label is in the same grid cell as the label, so that the wider of the two determines the width. */
function BusyLabel({ busyText, children }: { busyText: string | undefined; children: ReactNode }) {
  return (
    <>
      <span className={classNames('inline-flex items-center gap-2', busyText ? 'invisible' : 'opacity-0')}>
        {children}
      </span>
      <span className="absolute inset-0 flex items-center justify-center gap-2 px-2">
        <Spinner />
        {busyText !== undefined && <span className="own-direction">{busyText}</span>}
      </span>
    </>
  );
}

/** A button, or a link styled as one. */
export function Button(props: ButtonProps) {
  const { variant = 'quiet', size = 'medium', wide, icon, iconAfter, busy, held, busyText, asChild, ...rest } = props;
  const className = classNames(
    base,
    variants[variant],
    sizes[size],
    wide && 'w-full',
    (rest.disabled === true || held) && !busy && 'cursor-not-allowed opacity-50',
    busy && 'cursor-progress',
    rest.className,
  );
  if (asChild) {
    return dressChild(rest.children, { className }, (own) => (
      <Label icon={icon} iconAfter={iconAfter}>
        {own}
      </Label>
    ));
  }
  const label = (
    <Label icon={icon} iconAfter={iconAfter}>
      {rest.children}
    </Label>
  );
  return (
    <button
      type="button"
      {...rest}
      className={className}
      // A busy button keeps the focus, which a disabled one would lose to the body.
      aria-disabled={busy || held ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={(event) => {
        // Neither its action nor a submit of its form starts twice.
        if (busy || held) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {busy ? <BusyLabel busyText={busyText}>{label}</BusyLabel> : label}
    </button>
  );
}
