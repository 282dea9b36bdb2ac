import type { OrderDetail } from './order-details.contract.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';

/** What an order passes through on its way to the customer. */
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
  /** When it was reached; null for what is to come, and for what was passed over. */
  readonly at: string | null;
}

const ends: readonly OrderState[] = ['cancelled', 'lapsed', 'returned'];

/** An order's timeline from its own history; one that has ended early stops at its end. */
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
