import { OrderButtons, type OrderButtonsProps } from '#web/admin/order-buttons.tsx';
import { featuredAdminMessages } from './featured-admin.messages.ts';
import { Star, X } from 'lucide-react';
import { ProductFinder } from './product-finder.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Featured } from '../featured-admin.contract.ts';

/** What the shop puts in its window, in the order in which shoppers see it; each change is stored at once. */
export function FeaturedTab() {
  const t = useMessages(featuredAdminMessages);
  const featured = useResource(['admin/featured'], (signal) => staffApi('GET /api/admin/featured/', { signal }));
  const saving = useAction();
  if (featured.state === 'loading') return <SkeletonText lines={6} />;
  if (featured.state === 'failed')
    return <FailedState text={featured.refused?.message ?? ''} onRetry={featured.refresh} />;
  const { version, data: rows } = featured.data;
  const save = async (next: readonly Featured[]) => {
    const data = [...next];
    featured.replace({ ...featured.data, version, data });
    const isDone = await saving.run(async () => {
      const body = { version, ids: next.map(({ id }) => id) };
      featured.replace({ ...featured.data, ...(await staffApi('PUT /api/admin/featured/', { body })), data });
    });
    if (!isDone) featured.refresh();
  };
  const without = (row: Featured) => rows.filter((one) => one !== row);
  return (
    <div className="grid max-w-3xl gap-4">
      <ProductFinder
        without={rows.map(({ id }) => id)}
        onFound={({ id, name, slug, thumb, status }) => {
          void save([{ id, name, slug, thumb, hidden: status !== 'active' }, ...rows]);
        }}
      />
      <p className="text-sm text-muted">{t.featuredHint}</p>
      {rows.length === 0 ? (
        <EmptyState icon={<Star />} text={t.noFeatured} />
      ) : (
        <ol aria-busy={saving.busy} className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map((row, index) => (
            <FeaturedLine
              key={row.id}
              row={row}
              first={index === 0 || saving.busy}
              last={index === rows.length - 1 || saving.busy}
              busy={saving.busy}
              onMove={(by) => void save(without(row).toSpliced(index + by, 0, row))}
              onRemove={() => void save(without(row))}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface FeaturedLineProps extends Pick<OrderButtonsProps, 'first' | 'last' | 'onMove'> {
  row: Featured;
  busy: boolean;
  onRemove: () => void;
}

function FeaturedLine({ row, busy, onRemove, ...order }: FeaturedLineProps) {
  const t = useMessages(featuredAdminMessages);
  return (
    <li className="flex items-center gap-2 px-3 py-1">
      {row.thumb === null ? null : (
        <img src={row.thumb} alt="" width={44} height={44} className="size-11 rounded-small object-cover" />
      )}
      <bdi className="line-clamp-2 min-w-0 flex-1 text-sm font-semibold">{row.name}</bdi>
      {row.hidden ? <Badge>{t.hidden}</Badge> : null}
      <OrderButtons up={t.up(row.name)} down={t.down(row.name)} {...order} />
      <IconButton label={t.remove(row.name)} disabled={busy} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}
