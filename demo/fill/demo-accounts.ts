import type { Shop } from '#platform/shop.ts';
import { demoFact } from './demo-fact.ts';

/** Who may try the demo shop, as its start prints them. */
export const demoAccounts = [
  { title: 'Customer', username: 'demo', password: 'hojreh-demo', phone: '09000000001' },
  { title: 'Seller', username: 'seller', password: 'hojreh-seller', phone: '09000000088' },
  { title: 'Owner', username: 'owner', password: 'hojreh-owner', phone: '09000000099' },
] as const;

/** Those who can sign in to this shop: one that was never filled in has none of them. */
export const accountsThere = async (shop: Shop): Promise<readonly (typeof demoAccounts)[number][]> =>
  (await demoFact(shop)) === null ? [] : demoAccounts;
