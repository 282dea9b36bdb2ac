import { createHash } from 'node:crypto';
import type { Placement } from './placement.ts';

/**
 * Returns the same hash for the same content, whatever the order of its fields. The card is left out: with another card, the request pays the same
 * order.
 */
export function placementHash({ card: _, ...ordered }: Placement['body']): string {
  return createHash('sha256').update(canonical(ordered)).digest('base64url');
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(',')}}`;
}
