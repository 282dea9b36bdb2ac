import type { ComponentProps, ReactNode } from 'react';
import { dressChild } from '../child-element.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one next step of a screen. */
  variant?: 'primary' | 'quiet' | 'outline' | 'danger';
  size?: 'medium' | 'small';
  /** As wide as its place. */
  wide?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Under way: cannot be pressed again, and stays as wide as it was. */
  busy?: boolean;
  /** Something else is under way: it cannot be pressed until then, and keeps the focus, which a disabled one lets go. */
  held?: boolean;
  /** What it says meanwhile; without it the label gives way to a ring. */
  busyText?: string;
  /** Gives the looks to the link inside. */
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

/** What the label says while busy stands in the same cell as the label, so that the wider of both gives the width. */
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

/** A button, or a link that looks like one. */
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
      // A busy button keeps the focus, which a disabled one lets fall to the body.
      aria-disabled={busy || held ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={(event) => {
        // Neither its own work nor its form is begun twice.
        if (busy || held) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {busy ? <BusyLabel busyText={busyText}>{label}</BusyLabel> : label}
    </button>
  );
}
