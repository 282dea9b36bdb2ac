/** The event types that programs can read, each with its subject's noun. */
export const eventSubjects = {
  'order.placed': 'order',
  'order.paid': 'order',
  /** Moved to the next status, which is in `status`. */
  'order.moved': 'order',
  'order.cancelled': 'order',
  'order.lapsed': 'order',
  /** A parcel of an order: the type implies its status. */
  'fulfillment.packed': 'fulfillment',
  'fulfillment.handed-over': 'fulfillment',
  'fulfillment.on-the-way': 'fulfillment',
  'fulfillment.at-station': 'fulfillment',
  'fulfillment.delivered': 'fulfillment',
  'fulfillment.returning': 'fulfillment',
  'fulfillment.returned': 'fulfillment',
  'fulfillment.lost': 'fulfillment',
  'fulfillment.resolved': 'fulfillment',
  /** `status` is `approved` or `refused`. */
  'return.answered': 'return',
  'customer.registered': 'customer',
  'application.decided': 'application',
  'offer.begun': 'offer',
  'product.cheaper': 'product',
  'category.changed': 'category',
  'brand.changed': 'brand',
} as const;

export type EventType = keyof typeof eventSubjects;

export const eventTypes = Object.keys(eventSubjects) as EventType[];

/** Retention of events, in days. */
export const eventDays = 30;

/** Returns the types matching a filter such as `order.paid,return.*`; all without a filter, null for an invalid one. */
export function typesOf(filter: string | undefined): readonly EventType[] | null {
  if (filter === undefined) return eventTypes;
  const wanted = new Set<EventType>();
  for (const part of filter.split(',')) {
    const found = eventTypes.filter((type) =>
      part.endsWith('.*') ? type.startsWith(part.slice(0, -1)) : type === part,
    );
    if (found.length === 0) return null;
    for (const type of found) wanted.add(type);
  }
  return eventTypes.filter((type) => wanted.has(type));
}
