import { Type, type Static } from 'typebox';
import { beginsJob, ItemOutcome, jobItemsOf, jobRefusals } from '#features/jobs/jobs.contract.ts';

import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { StockChange, stockStaff } from './inventory-admin.contract.ts';

/** A line of an export of stock movements. */
export const ExportedStockMovement = Type.Object({
  id: Type.Integer(),
  variant_id: Type.Integer(),
  location_id: Type.Integer(),
  moved_at: Type.String({ format: 'date-time', description: 'When the stock was moved.' }),
  on_hand_change: Type.Integer(),
  held_change: Type.Integer(),
  reason: Type.String(),
  order_number: Nullable(Type.String({ description: 'The number of the order that caused it; null where none did.' })),
  note: Type.String(),
});
export type ExportedStockMovement = Static<typeof ExportedStockMovement>;

/** Which movements are wanted. */
export const WantedMovements = Type.Object({
  variant_id: Type.Optional(Id()),
  moved_since: Type.Optional(
    Type.String({ format: 'date-time', description: 'From which moment on; without it from the beginning.' }),
  ),
});
export type WantedMovements = Static<typeof WantedMovements>;

export const stockExportsContract = contract({
  'POST /api/admin/stock/exports/': {
    ...beginsJob,
    summary:
      'Writes the movements of the stock to a file, as a job: an `ExportedStockMovement` a line, each variant’s in the order in which they happened.',
    access: stockStaff,
    body: WantedMovements,
    resultRow: ExportedStockMovement,
    refusals: jobRefusals,
  },
  'POST /api/admin/stock/bulk-move/jobs/': {
    ...beginsJob,
    id: 'adminBulkMoveStockByJob',
    summary:
      'Receives or corrects the stock of up to two thousand variants, as a job: each by itself, its outcome a line of the result.',
    access: stockStaff,
    body: Type.Object({ ...jobItemsOf(StockChange).properties, note: Type.Optional(OptionalText({ maximum: 200 })) }),
    resultRow: ItemOutcome,
    refusals: jobRefusals,
  },
});
