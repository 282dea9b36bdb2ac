import { FileText } from 'lucide-react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { contentAdminMessages } from '#features/blog/admin/blog-admin.messages.ts';
import { writtenPages } from '../pages.rules.ts';

export const meta = pageHead(({ language }) => ({ title: contentAdminMessages[language].pages, unlisted: true }));

/** Admin page that lists the shop's content pages. */
export default function PagesPage() {
  const t = useMessages(contentAdminMessages);
  return (
    <AdminLayout title={t.pages}>
      <ul className="grid max-w-2xl gap-2">
        {writtenPages.map((name) => (
          <li key={name}>
            <Link
              to={`/admin/pages/${name}`}
              className="flex min-h-14 items-center gap-3 rounded-control bg-surface px-4 hover:bg-raised"
            >
              <FileText aria-hidden size={20} className="text-muted" />
              <span className="flex-1">{t[name]}</span>
              <span dir="ltr" className="text-xs text-muted">
                /{name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </AdminLayout>
  );
}
