import { ArrowLeft, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#ui/language-context.tsx';
import { useMenu } from './menu.tsx';
import { webMessages } from './web.messages.ts';

/** The header of a page: a way back, its title, and the menu. `actions` stand before the menu. */
export function PageHeader({ title, back, actions }: { title: string; back: string; actions?: ReactNode }) {
  const t = useMessages(webMessages);
  const { setOpen } = useMenu();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur lg:static lg:border-0">
      <div className="container-middle flex h-14 items-center gap-2">
        <Link to={back} aria-label={t.back} className="grid size-11 place-content-center rounded-control hover:bg-raised">
          <ArrowLeft aria-hidden size={22} className="mirror" />
        </Link>
        <h1 className="min-w-0 grow truncate text-base font-semibold" dir="auto">{title}</h1>
        {actions}
        <button
          type="button"
          aria-label={t.menu}
          className="grid size-11 place-content-center rounded-control hover:bg-raised lg:hidden"
          onClick={() => { setOpen(true); }}
        >
          <Menu aria-hidden size={22} />
        </button>
      </div>
    </header>
  );
}
