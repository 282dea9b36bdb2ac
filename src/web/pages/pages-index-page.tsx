import { ChevronRight } from 'lucide-react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { shopPageGroups } from './shop-pages.ts';
import { shopPagesMessages } from './shop-pages.messages.ts';
import { PageHeader } from './page-header.tsx';
import { webMessages } from '../web.messages.ts';
import { titled } from './page-meta.ts';

export const meta = titled((t) => t.pages);

/** Links to every page of the shop that has an address without parameters. */
export default function PagesIndexPage() {
  const t = useMessages(webMessages);
  const names = useMessages(shopPagesMessages);
  return (
    <>
      <PageHeader title={t.pages} back="/home" />
      <main id="content" className="container-middle grid gap-6 py-4 sm:grid-cols-2 lg:grid-cols-3">
        {shopPageGroups.map((group) => (
          <section key={group.name} aria-labelledby={group.name} className="grid content-start gap-2">
            <h2 id={group.name} className="text-base font-bold">
              {names[group.name]}
            </h2>
            <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
              {group.pages.map(({ path, name }) => (
                <li key={path}>
                  <Link to={path} className="flex min-h-12 items-center justify-between gap-3 px-4 hover:bg-raised">
                    <span>{names[name]}</span>
                    <ChevronRight aria-hidden size={18} className="mirror shrink-0 text-muted" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
