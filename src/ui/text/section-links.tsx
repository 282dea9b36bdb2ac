import { ChevronRight, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';

interface SectionLinkProps {
  to: string;
  state?: unknown;
  children: ReactNode;
  /** The id of the heading that it belongs to: "see all" alone is meaningless to a screen reader. */
  describedBy?: string;
}

/** A link beside the heading of a section to its full content. */
export function SeeAllLink({ to, describedBy, children }: SectionLinkProps) {
  return (
    <Link
      to={to}
      aria-describedby={describedBy}
      className="-me-2 flex min-h-target shrink-0 items-center gap-1 rounded-control px-2 text-sm font-semibold hover:underline"
    >
      <span className="own-direction">{children}</span>
      <ChevronRight aria-hidden="true" className="mirror size-4" />
    </Link>
  );
}

/** A link beside the heading of a section to the page where its content is edited. */
export function EditLink({ to, state, describedBy, children }: SectionLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      aria-describedby={describedBy}
      className="-me-2 inline-flex min-h-target shrink-0 items-center gap-2 rounded-control px-2 text-sm font-semibold text-turquoise"
    >
      <Pencil aria-hidden="true" className="size-4" />
      <span className="own-direction">{children}</span>
    </Link>
  );
}
