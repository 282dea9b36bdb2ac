import { MetadataPart } from '#web/admin/metadata-part.tsx';
import { staffApi } from '#web/data/api.ts';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';

/** Metadata that other systems store on an order. */
export function OrderMetadata({
  order,
  onChange,
}: {
  order: StaffOrderDetail;
  onChange: (order: StaffOrderDetail) => void;
}) {
  const { number } = order;
  return (
    <MetadataPart
      key={number}
      metadata={order.metadata}
      name={`order:${number}`}
      save={(body) => staffApi('PATCH /api/admin/orders/:number/metadata/', { params: { number }, body })}
      onSaved={(metadata) => onChange({ ...order, metadata })}
    />
  );
}
