import { boolean, pgView, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';
import { staffRoles } from '#shared/contract/contract.ts';

/** What people are called: by their full name, else by the username. Nothing by which they could be reached. */
export const customerNames = pgView('customer_names', {
  id: id('id').notNull(),
  username: text('username').notNull(),
  fullName: text('full_name'),
  displayName: text('display_name').notNull(),
  avatarKey: text('avatar_key'),
  role: text('role', { enum: staffRoles }),
  active: boolean('active').notNull(),
  available: boolean('available').notNull(),
  /** The account of all who buy at the counter without a name: nobody has it. */
  nameless: boolean('nameless').notNull(),
}).existing();

/** How people are reached; for messages to them, and for the staff. */
export const customerContacts = pgView('customer_contacts', {
  id: id('id').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
}).existing();

/** All that a customer is looked for by, folded; `words LIKE …` is found by an index. */
export const customerSearch = pgView('customer_search', {
  id: id('id').notNull(),
  words: text('words').notNull(),
}).existing();

/** Who gets notices: accounts that are in use and have not switched them off. */
export const notifiableCustomers = pgView('notifiable_customers', { id: id('id').notNull() }).existing();
