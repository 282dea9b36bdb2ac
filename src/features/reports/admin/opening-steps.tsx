import { ChevronRight } from 'lucide-react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { dashboardMessages } from './dashboard.messages.ts';

/** Renders the settings required before the shop opens, each with a link; renders nothing once all are set. */
export function OpeningSteps() {
  const t = useMessages(dashboardMessages);
  const steps = useResource(['admin/opening-steps'], (signal) => staffApi('GET /api/admin/opening-steps/', { signal }));
  // Hidden for other roles and on errors: the rest of the dashboard is more important.
  if (steps.state !== 'ready' || steps.data.data.length === 0) return null;
  return (
    <section aria-labelledby="opening" className="grid gap-3 rounded-card border border-amber bg-surface p-4">
      <div>
        <h2 id="opening" className="font-bold">
          {t.opening}
        </h2>
        <p className="text-sm text-muted">{t.openingLead}</p>
      </div>
      <ol className="grid gap-2 sm:grid-cols-2">
        {steps.data.data.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-control bg-raised px-3 text-sm hover:text-turquoise"
            >
              <span className="grow">{t[`unset-${name}`]}</span>
              <ChevronRight aria-hidden size={16} className="mirror shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
