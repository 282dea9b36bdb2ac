import { classNames } from '../class-names.ts';

/** A grey placeholder for content that is loading; its class names give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  const round = className?.includes('rounded') === true ? '' : 'rounded-small';
  return <span aria-hidden="true" className={classNames('block animate-pulse bg-line', round, className)} />;
}

/** A placeholder for a card of a list: an icon, a title and a line below it. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('flex items-center gap-3 rounded-card bg-surface px-4 shadow-card', className)}
    >
      <Skeleton className="size-8 shrink-0 rounded-full" />
      <span className="grid min-w-0 grow gap-2">
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-3 w-4/5" />
      </span>
    </span>
  );
}

/** Placeholders for lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-3', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** A placeholder for a list whose rows are cards. */
export function SkeletonCards({ count = 4, className }: { count?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-3', className)}>
      {Array.from({ length: count }, (_, card) => (
        <SkeletonCard key={card} className="h-18" />
      ))}
    </span>
  );
}

/** A placeholder for a sheet: a heading and lines below it. */
export function SkeletonSheet({ lines = 6, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-4 rounded-card bg-surface p-4 shadow-card', className)}>
      <Skeleton className="h-5 w-40" />
      <SkeletonText lines={lines} />
    </span>
  );
}

/** A placeholder for a form: fields, each below its label, and the submit button. */
export function SkeletonForm({ fields = 3, className }: { fields?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-4', className)}>
      {Array.from({ length: fields }, (_, field) => (
        <span key={field} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-12 rounded-control" />
        </span>
      ))}
      <Skeleton className="h-12 w-full rounded-control" />
    </span>
  );
}
