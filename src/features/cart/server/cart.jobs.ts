import { scheduledJob } from '#platform/jobs/jobs.ts';
import { forgetKeys } from './cart.store.ts';

/** Days for which idempotency keys are stored; a browser that was offline for longer may add its pieces twice. */
const keysStoredDays = 30;
const day = 86_400_000;

export const cartJobs = [
  scheduledJob('forget-cart-keys', '41 1 * * *', async (shop) => {
    await forgetKeys(shop, { before: new Date(shop.clock.now().getTime() - keysStoredDays * day) });
  }),
];
