import { statement } from '#platform/database.ts';

/** `[customerId]`; no row for who is none. */
export const customerState = statement<{ id: number }>({ name: 'privacy_customer', text: 'SELECT id FROM customers WHERE id = $1::bigint' });
