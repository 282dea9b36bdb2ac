import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { webMessages } from '../web.messages.ts';
import type { NamedAddress } from './list-structure.ts';

/** The path from the home page to the current one, on an admin page; a phone has a back button instead. The last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly NamedAddress[] }) {
  const t = useMessages(webMessages);
  const above = steps.slice(0, -1);
  const here = steps.at(-1);
  return (
    <nav aria-label={t.breadcrumbs} className="hidden min-w-0 lg:block">
      <ol className="flex min-w-0 items-center text-sm text-muted">
        {[{ name: t.home, address: '/home' }, ...above].map(({ name, address }) => (
          <li key={address} className="flex shrink-0 items-center">
            <Link to={address} className="inline-flex min-h-target items-center px-1 hover:text-ink hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <span aria-hidden="true" className="px-1 text-edge">
              /
            </span>
          </li>
        ))}
        {here === undefined ? null : (
          <li aria-current="page" className="min-w-0 truncate px-1 text-ink">
            <bdi>{here.name}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
