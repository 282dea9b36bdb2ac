import type { EventName } from './events.ts';

/** Part of a statement that writes the outbox itself: publishes an event, as JSON in SQL, where a condition holds. Its caller says so to the shop by `newsWritten`. */
export const publishedEvent = (
  name: EventName,
  { event, at, condition }: Readonly<Record<'event' | 'at' | 'condition', string>>,
): string => `event_published AS (
  INSERT INTO outbox (name, news, created_at)
  SELECT '${name}', ${event}, ${at} WHERE ${condition}
)`;
