import { inBatches, seedRows } from '#platform/database/seed-rows.ts';
import { bigint, int } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { fulfillmentLines, fulfillments } from './fulfillments.tables.ts';

const takeIds = statement({
  name: 'seed_fulfillment_ids',
  params: { count: int },
  row: { id: bigint },
  text: `SELECT nextval('fulfillments_id_seq') AS id FROM generate_series(1, :count) ORDER BY 1`,
});

/** A parcel with its contents. */
export interface SeedParcel {
  readonly parcel: Omit<typeof fulfillments.$inferInsert, 'id'>;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
}

/** Inserts parcels of orders in various states. */
export async function seedParcels(shop: Shop, written: readonly SeedParcel[]): Promise<void> {
  const ids = await takeIds(shop, { count: written.length });
  const rows = written.map(({ parcel, lines }, index) => ({ parcel: { ...parcel, id: ids[index]?.id ?? 0 }, lines }));
  for (const batch of inBatches(rows.map(({ parcel }) => parcel)))
    await shop.db.insert(fulfillments).overridingSystemValue().values(batch);
  await seedRows(
    shop,
    fulfillmentLines,
    rows.flatMap(({ parcel, lines }) =>
      lines.map((line) => ({ ...line, fulfillmentId: parcel.id, orderId: parcel.orderId })),
    ),
  );
}
