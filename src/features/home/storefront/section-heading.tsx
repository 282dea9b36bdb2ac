import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { homeMessages } from '../home.messages.ts';

/** The name of a part of the home page, and the way to all of it. */
export function SectionHeading({ id, to, children }: { id: string; to?: string; children: ReactNode }) {
  const t = useMessages(homeMessages);
  return (
    <div className="flex min-h-target items-center justify-between gap-3">
      <h2 id={id} className="text-lg font-bold">
        {children}
      </h2>
      {to === undefined ? null : (
        <Link
          to={to}
          aria-describedby={id}
          className="-me-2 flex min-h-target shrink-0 items-center gap-1 rounded-control px-2 text-sm font-semibold"
        >
          <span className="own-direction">{t.seeAll}</span>
          <ChevronRight aria-hidden="true" className="mirror size-4" />
        </Link>
      )}
    </div>
  );
}
