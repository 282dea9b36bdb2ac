import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract.ts';

const Day = Type.Object({ day: Type.String({ description: "A day of Tehran's, 2026-11-21" }), orders: Type.Integer(), total: Type.Integer() });

const DeskFigures = Type.Object({
  /** The last thirty days, today the last; days without an order too. */
  days: Type.Array(Day),
  /** Orders that are still on their way, by state. */
  states: Type.Array(Type.Object({ state: Type.String(), count: Type.Integer() })),
  /** Most pieces in the last thirty days. */
  best: Type.Array(Type.Object({ name: Type.String(), pieces: Type.Integer() })),
  /** Shown variants of which the fewest are left. */
  low: Type.Array(Type.Object({ name: Type.String(), variant: Type.String(), left: Type.Integer() })),
});
export type DeskFigures = Static<typeof DeskFigures>;

export const deskContract = contract({
  'GET /api/admin/desk/': {
    summary: 'What the staff begins its day with: sales, orders under way, best sellers, low stock; reckoned once a minute at most.',
    access: { staff: ['owner', 'manager', 'support'] },
    reply: DeskFigures,
  },
});
