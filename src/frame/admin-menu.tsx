import { useLocation } from 'react-router';
import type { StaffRole } from '#shared/contract.ts';
import { useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { adminMessages } from './admin-frame.messages.ts';
import { adminSections, sectionAt } from './admin-sections.ts';

/** The sections that are one's work, the present one marked. */
export function AdminMenu({ role }: { role: StaffRole }) {
  const t = useMessages(adminMessages);
  const { pathname } = useLocation();
  const present = sectionAt(pathname);
  return (
    <nav aria-label={t.sections}>
      <ul className="grid gap-0.5">
        {adminSections.filter(({ roles }) => roles.includes(role)).map((section) => (
          <li key={section.path}>
            <Link
              to={section.path}
              aria-current={section === present ? 'page' : undefined}
              className={`flex min-h-target items-center gap-3 rounded-control px-3 text-sm ${section === present ? 'bg-turquoise-soft font-bold text-turquoise' : 'text-muted hover:bg-raised'}`}
            >
              <section.Icon aria-hidden size={18} />
              {t[section.name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
