import { boolean, pgView, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';
import { staffRoles } from '#shared/contract/contract.ts';

/** Display names: the full name, or else the username. Contains no contact details. */
export const customerNames = pgView('customer_names', {
  id: id('id').notNull(),
  username: text('username').notNull(),
  fullName: text('full_name'),
  displayName: text('display_name').notNull(),
  avatarKey: text('avatar_key'),
  role: text('role', { enum: staffRoles }),
  active: boolean('active').notNull(),
  available: boolean('available').notNull(),
  /** Set for the shared account of anonymous counter sales, which belongs to nobody. */
  nameless: boolean('nameless').notNull(),
}).existing();

/** Contact details, for messages to customers and for the staff. */
export const customerContacts = pgView('customer_contacts', {
  id: id('id').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
}).existing();

/** The searchable text of a customer, folded; `words LIKE …` uses an index. */
export const customerSearch = pgView('customer_search', {
  id: id('id').notNull(),
  words: text('words').notNull(),
}).existing();

/** Customers who receive notices: active accounts that have not switched them off. */
export const notifiableCustomers = pgView('notifiable_customers', { id: id('id').notNull() }).existing();
