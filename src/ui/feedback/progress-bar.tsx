import { classNames } from '../class-names.ts';

export interface ProgressBarProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** Any CSS colour; defaults to that of stars. */
  colour?: string | null | undefined;
  className?: string;
}

/** Renders the completed or used share of something. */
export function ProgressBar({ label, percent, colour, className }: ProgressBarProps) {
  const part = Math.min(Math.max(percent, 0), 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(part)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-2 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="h-full rounded-full bg-star transition-[width] duration-200"
        style={{ width: `${part}%`, ...(colour && { backgroundColor: colour }) }}
      />
    </div>
  );
}
