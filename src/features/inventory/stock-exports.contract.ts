import { Type, type Static } from 'typebox';
import { beginsJob, ItemOutcome, jobItemsOf, jobRefusals } from '#features/jobs/jobs.contract.ts';

import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { StockChange, stockStaff } from './inventory-admin.contract.ts';

/** A row of an export of stock movements. */
export const ExportedStockMovement = Type.Object({
  id: Type.Integer(),
  variant_id: Type.Integer(),
  location_id: Type.Integer(),
  moved_at: Type.String({ format: 'date-time', description: 'When the stock was moved.' }),
  on_hand_change: Type.Integer(),
  held_change: Type.Integer(),
  reason: Type.String(),
  order_number: Nullable(Type.String({ description: 'The number of the order that caused it; null if none did.' })),
  note: Type.String(),
});
export type ExportedStockMovement = Static<typeof ExportedStockMovement>;

/** The filter of the movements to export. */
export const WantedMovements = Type.Object({
  variant_id: Type.Optional(Id()),
  moved_since: Type.Optional(
    Type.String({ format: 'date-time', description: 'Start of the period; without it, all movements are exported.' }),
  ),
});
export type WantedMovements = Static<typeof WantedMovements>;

export const stockExportsContract = contract({
  'POST /api/admin/stock/exports/': {
    ...beginsJob,
    summary:
      'Starts a job that exports the stock movements, one `ExportedStockMovement` a line, those of each variant in order.',
    access: stockStaff,
    body: WantedMovements,
    resultRow: ExportedStockMovement,
    refusals: jobRefusals,
  },
  'POST /api/admin/stock/bulk-move/jobs/': {
    ...beginsJob,
    id: 'adminBulkMoveStockByJob',
    summary:
      'Starts a job that receives or corrects the stock of up to two thousand variants, each by itself; its result has the outcome of each on a line.',
    access: stockStaff,
    body: Type.Object({ ...jobItemsOf(StockChange).properties, note: Type.Optional(OptionalText({ maximum: 200 })) }),
    resultRow: ItemOutcome,
    refusals: jobRefusals,
  },
});
