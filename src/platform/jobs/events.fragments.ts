import type { EventName } from './events.ts';

/**
 * Part of a statement that writes the outbox itself: publishes events of one subject, as JSON in SQL, each if its condition holds, in their order.
 * Its caller reports that to the shop by `eventWritten`.
 */
export const publishedEvents = ({
  events,
  event,
  at,
}: {
  readonly events: readonly { readonly name: EventName; readonly condition: string }[];
  readonly event: string;
  readonly at: string;
}): string => `events_published AS (
  INSERT INTO outbox (name, news, created_at)
  SELECT due.name, ${event}, ${at}
  FROM (VALUES ${events.map(({ name, condition }, index) => `(${index}, '${name}', ${condition})`).join(', ')}) AS due (position, name, holds)
  WHERE due.holds ORDER BY due.position
)`;
