import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { shopPages } from './shop-pages.ts';
import { shopPagesMessages } from './shop-pages.messages.ts';
import { PageHeader } from './page-header.tsx';
import { webMessages } from '../web.messages.ts';
import { titled } from './page-meta.ts';

export const meta = titled((t) => t.pages);

/** Links to every page of the shop that one can go to by name. */
export default function PagesIndexPage() {
  const t = useMessages(webMessages);
  const names = useMessages(shopPagesMessages);
  return (
    <>
      <PageHeader title={t.pages} back="/home" />
      <main id="content" className="container-middle py-4">
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {shopPages.map(({ path, name }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-surface px-4 hover:bg-raised"
              >
                <span>{names[name]}</span>
                <span dir="ltr" className="text-xs text-muted">
                  {path}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
