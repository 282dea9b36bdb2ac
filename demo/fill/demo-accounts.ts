import type { Shop } from '#platform/shop.ts';
import { demoFact } from './demo-fact.ts';

/** The accounts for trying the demo shop, printed when it starts. */
export const demoAccounts = [
  { title: 'Customer', username: 'demo', password: 'hojreh-demo', phone: '09000000001' },
  { title: 'Seller', username: 'seller', password: 'hojreh-seller', phone: '09000000088' },
  { title: 'Owner', username: 'owner', password: 'hojreh-owner', phone: '09000000099' },
] as const;

/** Returns the demo accounts that can sign in to this shop: none if the demo was never filled. */
export const accountsThere = async (shop: Shop): Promise<readonly (typeof demoAccounts)[number][]> =>
  (await demoFact(shop)) === null ? [] : demoAccounts;
