import { formatNumber } from '#shared/text/digits.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { customerFiguresMessages } from './customer-figures.messages.ts';

const counts = ['orders', 'cancelled', 'returned', 'reviews', 'questions', 'comments', 'tickets'] as const;

/** Renders a customer's statistics: orders and reviews. */
export function CustomerFigures({ customerId }: { customerId: number }) {
  const t = useMessages(customerFiguresMessages);
  const language = useLanguage();
  const figures = useResource(['admin/customers', customerId, 'figures'], (signal) =>
    staffApi('GET /api/admin/customers/:id/figures/', { params: { id: customerId }, signal }),
  );
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-sm font-bold text-muted">{t.title}</h2>
      {figures.state === 'loading' ? <SkeletonSheet lines={5} /> : null}
      {figures.state === 'failed' ? <p className="text-sm text-muted">{t.failed}</p> : null}
      {figures.state === 'ready' ? (
        <dl className="grid gap-2 text-sm">
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{t.spent}</dt>
            <dd className="own-direction">{t.toman(figures.data.spent)}</dd>
          </div>
          {counts.map((name) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-muted">{t[name]}</dt>
              <dd>{formatNumber(figures.data[`${name}_count`], language)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
