import { classNames } from '../class-names.ts';

/** A grey shape where something will stand; its size comes as class names and is that of what comes. */
export function Skeleton({ className }: { className?: string }) {
  const round = className?.includes('rounded') === true ? '' : 'rounded-small';
  return <span aria-hidden="true" className={classNames('block animate-pulse bg-line', round, className)} />;
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-3', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
