import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { useBrand } from '#web/session/brand.ts';
import { Logo } from '#web/logo.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { authMessages } from '../auth.messages.ts';

export interface EntranceProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Further links below the form. */
  after?: ReactNode;
}

/** Renders the layout of the sign-in pages: the shop's logo, a title and one step. */
export function Entrance({ title, lead, children, after }: EntranceProps) {
  const t = useMessages(authMessages);
  const brand = useBrand();
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-6 px-4 py-6 sm:justify-center sm:py-10"
    >
      <Link
        to="/home"
        aria-label={t.toHome(brand.name)}
        className="inline-flex min-h-target items-center gap-2 self-start rounded-control font-bold"
      >
        <Logo size={36} />
        <bdi className="text-lg">{brand.name}</bdi>
      </Link>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{title}</h1>
        {lead !== undefined && <div className="text-muted">{lead}</div>}
      </div>
      {children}
      {after !== undefined && <div className="grid gap-3 border-t border-line pt-4">{after}</div>}
    </main>
  );
}

/** The style of a link, also inside a line of text, where it follows the sentence's direction; tall enough for touch. */
export const linkStyle = 'inline-flex min-h-target items-center rounded-small font-semibold text-turquoise';
