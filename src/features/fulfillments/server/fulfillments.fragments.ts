/** Part of the statement that places an order: opens a shipment for each seller of the lines of the CTE `line`. */
export const openedShipments = ({ line, orderId }: { readonly line: string; readonly orderId: string }): string =>
  `shipments_opened AS (
  INSERT INTO shipments (order_id, seller_id) SELECT DISTINCT ${orderId}, seller_id FROM ${line}
)`;
