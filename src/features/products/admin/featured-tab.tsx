import { OrderButtons, type OrderButtonsProps } from '#web/admin/order-buttons.tsx';
import { featuredAdminMessages } from './featured-admin.messages.ts';
import { Star, X } from 'lucide-react';
import { ProductFinder } from './product-finder.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { usePressed } from '#web/forms/use-pressed.ts';
import type { Reply } from '#shared/contract/contract.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Featured, featuredAdminContract } from '../featured-admin.contract.ts';

type StoredFeatured = Reply<(typeof featuredAdminContract)['GET /api/admin/featured-products/']>;

/** Renders the featured products in the order shoppers see them; each change is saved immediately. */
export function FeaturedTab() {
  const featured = useResource(['admin/featured-products'], (signal) =>
    staffApi('GET /api/admin/featured-products/', { signal }),
  );
  if (featured.state === 'loading') return <SkeletonCards count={3} />;
  if (featured.state === 'failed')
    return <FailedState text={featured.refused?.message ?? ''} onRetry={featured.refresh} />;
  return <FeaturedList stored={featured.data} onStored={featured.update} />;
}

interface FeaturedListProps {
  stored: StoredFeatured;
  onStored: (change: (now: StoredFeatured) => StoredFeatured) => void;
}

/** Renders the products with optimistic changes; those made while a request is in flight are saved after it. */
function FeaturedList({ stored, onStored }: FeaturedListProps) {
  const t = useMessages(featuredAdminMessages);
  const saving = useAction();
  const { now, press } = usePressed(stored, {
    action: saving,
    send: async (wanted, { version }) => {
      const body = { version, ids: wanted.data.map(({ id }) => id) };
      const next = { ...wanted, ...(await staffApi('PUT /api/admin/featured-products/', { body })) };
      onStored(() => next);
      return next;
    },
  });
  const { data: rows } = now;
  const save = (next: readonly Featured[]) => press({ ...now, data: [...next] });
  const without = (row: Featured) => rows.filter((one) => one !== row);
  return (
    <div className="grid max-w-3xl gap-4">
      <ProductFinder
        without={rows.map(({ id }) => id)}
        onFound={({ id, name, slug, thumb, status }) => {
          void save([{ id, name, slug, thumb, visible: status === 'active' }, ...rows]);
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
              first={index === 0}
              last={index === rows.length - 1}
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
  onRemove: () => void;
}

function FeaturedLine({ row, onRemove, ...order }: FeaturedLineProps) {
  const t = useMessages(featuredAdminMessages);
  return (
    <li className="flex items-center gap-2 px-3 py-1">
      {row.thumb === null ? null : (
        <img src={row.thumb} alt="" width={44} height={44} className="size-11 rounded-small object-cover" />
      )}
      <bdi className="line-clamp-2 min-w-0 flex-1 text-sm font-semibold">{row.name}</bdi>
      {row.visible ? null : <Badge>{t.hidden}</Badge>}
      <OrderButtons up={t.up(row.name)} down={t.down(row.name)} {...order} />
      <IconButton label={t.remove(row.name)} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}
