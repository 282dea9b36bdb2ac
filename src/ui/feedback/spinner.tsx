import { classNames } from '../class-names.ts';

/** A spinning ring as large as the surrounding text; the caller states in words what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-[1.25em] shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
        className,
      )}
    />
  );
}
