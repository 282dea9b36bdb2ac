/** What happened, and to what: the types of events that programs read, each with the noun of its subject. */
export const eventSubjects = {
  'order.placed': 'order',
  'order.paid': 'order',
  /** Led one step on; `status` is where it is now. */
  'order.moved': 'order',
  'order.cancelled': 'order',
  'order.lapsed': 'order',
  /** A parcel of an order: its type says where it is. */
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

/** For how long events are stored. */
export const eventDays = 30;

/** The types that a filter means: `order.paid,return.*`; all without one, null for one that means nothing. */
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
