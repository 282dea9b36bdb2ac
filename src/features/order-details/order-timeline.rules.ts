import type { OrderDetail } from './order-details.contract.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';

/** The states of an order on its way to the customer. */
export const journey = [
  'placed',
  'packaging',
  'ready',
  'on-the-way',
  'at-station',
  'delivered',
] as const satisfies readonly OrderState[];

export interface TimelineEntry {
  readonly status: OrderState;
  readonly state: 'done' | 'current' | 'toCome';
  /** When it was reached; null for future and skipped states. */
  readonly at: string | null;
}

const ends: readonly OrderState[] = ['cancelled', 'lapsed', 'returned'];

/** Returns an order's timeline from its history; one that ended early stops at its final state. */
export function timelineOf({ status, steps }: Pick<OrderDetail, 'status' | 'steps'>): TimelineEntry[] {
  const reachedAt = (state: OrderState) => steps.findLast((step) => step.status === state)?.reached_at ?? null;
  const furthest = journey.findLastIndex((state) => reachedAt(state) !== null);
  const passed = journey.map((state, index): TimelineEntry => {
    if (index > furthest) return { status: state, state: 'toCome', at: null };
    return {
      status: state,
      state: index < furthest || status === 'delivered' ? 'done' : 'current',
      at: reachedAt(state),
    };
  });
  if (!ends.includes(status)) return passed;
  const before = passed
    .filter((entry) => entry.state !== 'toCome')
    .map((entry): TimelineEntry => ({ ...entry, state: 'done' }));
  return [...before, { status, state: 'current', at: reachedAt(status) }];
}
