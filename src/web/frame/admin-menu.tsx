import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { StaffRole } from '#shared/contract/contract.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { scrollWithin } from '#ui/layout/scroll-within.ts';
import { Link } from '#ui/link.tsx';
import { useStaffWaiting } from '../session/staff-waiting.ts';
import { adminMessages } from './admin-frame.messages.ts';
import { adminSections, sectionAt, waitingIn } from './admin-sections.ts';

/** Renders the sections that the role may open with their pending counts; the current one is highlighted. */
export function AdminMenu({ role }: { role: StaffRole }) {
  const t = useMessages(adminMessages);
  const { pathname } = useLocation();
  const present = sectionAt(pathname);
  const waiting = useStaffWaiting();
  const queues = waiting.state === 'ready' ? waiting.data.data : [];
  const list = useRef<HTMLUListElement>(null);
  // A low window does not fit all sections.
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (link != null) scrollWithin(link);
  }, [present]);
  return (
    <nav aria-label={t.sections}>
      <ul ref={list} className="grid gap-0.5">
        {adminSections
          .filter(({ roles }) => roles.includes(role))
          .map((section) => (
            <li key={section.path}>
              <Link
                to={section.path}
                aria-current={section === present ? 'page' : undefined}
                className={`flex min-h-target items-center gap-3 rounded-control px-3 text-sm ${section === present ? 'bg-turquoise-soft font-bold text-turquoise' : 'text-muted hover:bg-raised'}`}
              >
                <section.Icon aria-hidden size={18} />
                {t[section.name]}
                <WaitingCount count={waitingIn(section, queues)} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function WaitingCount({ count }: { count: number }) {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <bdi className="ms-auto min-w-6 rounded-full bg-raised px-1.5 text-center text-xs leading-6 font-bold text-ink">
      {formatNumber(count, language)}
      <span className="sr-only"> {t.waits}</span>
    </bdi>
  );
}
