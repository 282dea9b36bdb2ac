import { ArrowLeft, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { useMenu } from '../menu.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { NamedAddress } from './list-structure.ts';
import { webMessages } from '../web.messages.ts';

export interface PageHeaderProps {
  title: string;
  back: string;
  /** Displayed before the menu. */
  actions?: ReactNode;
  /** `p` where the page's heading is in the page itself, such as a product's name. */
  titleTag?: 'h1' | 'p';
  /** The breadcrumbs, which replace the title on an admin page. */
  steps?: readonly NamedAddress[];
}

/** The header of a page: a back button, its title, and the menu. */
export function PageHeader({ title, back, actions, titleTag: Title = 'h1', steps }: PageHeaderProps) {
  const t = useMessages(webMessages);
  const { setOpen } = useMenu();
  return (
    <section
      aria-label={t.pageHeader}
      className="page-header sticky top-0 z-30 border-b print:hidden border-line bg-ground/95 backdrop-blur lg:static lg:border-0"
    >
      <div className="container-middle flex h-14 items-center gap-2">
        <Link
          to={back}
          aria-label={t.back}
          className={classNames(
            'grid size-11 place-content-center rounded-control hover:bg-raised',
            steps !== undefined && 'lg:hidden',
          )}
        >
          <ArrowLeft aria-hidden size={22} className="mirror" />
        </Link>
        <Title
          className={classNames(
            'min-w-0 grow truncate text-base font-semibold lg:text-lg lg:font-bold',
            steps !== undefined && 'lg:sr-only',
          )}
          dir="auto"
        >
          {title}
        </Title>
        {steps === undefined ? null : <Breadcrumbs steps={steps} />}
        {actions === undefined ? null : <div className="ms-auto flex shrink-0 items-center">{actions}</div>}
        <button
          type="button"
          aria-label={t.menu}
          className="grid size-11 place-content-center rounded-control hover:bg-raised lg:hidden"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Menu aria-hidden size={22} />
        </button>
      </div>
    </section>
  );
}
