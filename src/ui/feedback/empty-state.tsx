import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  /** One sentence. */
  text: ReactNode;
  hint?: ReactNode;
  /** An action to continue. */
  action?: ReactNode;
}

/** An empty state: an image, one sentence and one action. */
export function EmptyState({ icon, text, hint, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-full bg-raised text-muted [&_svg]:size-9"
      >
        {icon}
      </span>
      <p className="max-w-80 text-base font-semibold">{text}</p>
      {hint && <p className="max-w-80 text-sm text-balance text-muted">{hint}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
