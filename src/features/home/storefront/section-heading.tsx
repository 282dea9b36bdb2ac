import type { ReactNode } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SeeAllLink } from '#ui/text/section-links.tsx';
import { homeMessages } from '../home.messages.ts';

/** Heading of a home page section, with a link to the full list. */
export function SectionHeading({ id, to, children }: { id: string; to?: string; children: ReactNode }) {
  const t = useMessages(homeMessages);
  return (
    <div className="flex min-h-target items-center justify-between gap-3">
      <h2 id={id} className="text-lg font-bold">
        {children}
      </h2>
      {to === undefined ? null : (
        <SeeAllLink to={to} describedBy={id}>
          {t.seeAll}
        </SeeAllLink>
      )}
    </div>
  );
}
