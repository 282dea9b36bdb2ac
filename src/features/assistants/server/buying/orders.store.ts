import { bigint, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

const ofOrder = `
FROM assistant_sessions s JOIN order_summaries o ON o.id = s.order_id JOIN assistants a ON a.id = s.assistant_id`;

/** An order that resulted from an assistant's checkout, by its number. */
export const orderOfAssistant = statement({
  name: 'assistants_order_of',
  params: { assistantId: bigint, number: text },
  row: { checkoutId: text, customerId: bigint, number: text },
  text: `
SELECT s.id AS "checkoutId", o.customer_id AS "customerId", o.number ${ofOrder}
WHERE s.assistant_id = :assistantId AND o.number = :number`,
});

/** The checkout that an order resulted from, and the platform of its assistant. */
export const platformOfOrder = statement({
  name: 'assistants_platform_of_order',
  params: { orderId: bigint },
  row: { checkoutId: text, customerId: bigint, number: text, profileUrl: text },
  text: `
SELECT s.id AS "checkoutId", o.customer_id AS "customerId", o.number, a.profile_url AS "profileUrl" ${ofOrder}
WHERE o.id = :orderId`,
});
