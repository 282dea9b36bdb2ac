import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MadeKey } from '#features/access-keys/access-keys.contract.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { setCustomerActive } from '#features/auth/server/customer-access.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { suspendSeller } from '#features/sellers/server/sellers-admin.service.ts';
import { dismiss, employ } from '#features/staff/server/staff.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { jobKinds } from '../../../job-kinds.ts';
import type { Job } from '../jobs.contract.ts';
import { bulkKind } from './bulk-jobs.service.ts';
import { endJobsOf } from './ending-jobs.service.ts';
import { workOnJob } from './job-work.service.ts';

describe('a job stops when its creator loses permission', () => {
  const app = useTestShop();

  const begun = async (token: string, address: string, body: object) =>
    (
      (await app.call(`POST ${address}`, { token, headers: { 'idempotency-key': randomUUID() }, body })) as {
        body: Job;
      }
    ).body.id;
  const received = (token: string, variantIds: readonly number[]) =>
    begun(token, '/api/admin/stock/bulk-move/jobs/', {
      items: variantIds.map((id) => ({ variant_id: id, reason: 'received', pieces: 1 })),
    });
  const stateOf = async (id: number) =>
    (await app.shop.database.pool.query<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [id])).rows[0]
      ?.status;
  const goods = async () => (await productReady(app.shop, { stock: 5 })).variantIds;
  const onHand = async (variantId: number) =>
    (
      await app.shop.database.pool.query<{ on_hand: number }>(
        'SELECT on_hand FROM variant_stock WHERE variant_id = $1',
        [variantId],
      )
    ).rows[0]?.on_hand;

  test('staff jobs stop with the role, unless the new role permits the same', async () => {
    const [owner, manager, other] = [
      await customerReady(app.shop, { role: 'owner' }),
      await customerReady(app.shop, { role: 'manager' }),
      await customerReady(app.shop, { role: 'manager' }),
    ];
    const variants = await goods();
    const [ended, goesOn] = [await received(manager.token, variants), await received(other.token, variants)];
    await dismiss(app.shop, { customerId: manager.id, seen: 'manager', by: owner.id });
    await employ(app.shop, { customer: other.username, role: 'owner', by: owner.id });
    await workOnJob(app.shop, jobKinds, ended);
    expect([await stateOf(ended), await onHand(variants[0]!)]).toEqual(['cancelled', 5]);
    await workOnJob(app.shop, jobKinds, goesOn);
    expect([await stateOf(goesOn), await onHand(variants[0]!)]).toEqual(['done', 6]);
  });

  test("a program's jobs stop with its key, a seller's with the shop, and a blocked person's all stop", async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const { id: keyId, key } = (
      await app.call('POST /api/admin/access-keys/', {
        token: owner.token,
        body: { name: 'انبار', scopes: ['stock:write'], expires_in_days: null },
      })
    ).body as MadeKey;
    const ofKey = await received(key, await goods());
    await app.call('POST /api/admin/access-keys/:id/revoke/', { token: owner.token, params: { id: keyId }, body: {} });
    const seller = await sellerReady(app.shop);
    const ofSeller = await begun(seller.token, '/api/seller/products/exports/', {});
    await suspendSeller(app.shop, { id: seller.sellerId, by: owner.id, reason: 'کالای تقلبی' });
    const manager = await customerReady(app.shop, { role: 'manager' });
    const ofBlocked = await received(manager.token, await goods());
    await setCustomerActive(app.shop, { customerId: manager.id, active: false, by: owner.id });
    expect(await Promise.all([ofKey, ofSeller, ofBlocked].map(stateOf))).toEqual(Array(3).fill('cancelled'));
  });

  test('a running job processes no further item', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const id = await received(manager.token, [...(await goods()), ...(await goods()), ...(await goods())]);
    let done = 0;
    const kind = bulkKind('stock-bulk-move', {
      each: async () => {
        done += 1;
        await Promise.resolve();
        return 'done';
      },
    });
    // The dismissal happens after the items were taken and before any is done.
    const dismissed = {
      ...kind,
      work: (shop: typeof app.shop, job: Parameters<typeof kind.work>[1]) =>
        kind.work(shop, {
          ...job,
          advance: async (...given) => {
            await job.advance(...given);
            if ((given[2] ?? 0) > 0 && done === 0) await endJobsOf(app.shop, { staffId: manager.id, role: null });
          },
        }),
    };
    await workOnJob(app.shop, [dismissed], id);
    expect([done, await stateOf(id)]).toEqual([0, 'cancelled']);
  });
});
