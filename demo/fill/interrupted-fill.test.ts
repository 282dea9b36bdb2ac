import { expect, test } from 'vitest';
import { demoProducts } from '../goods/demo-catalogue.ts';
import { openTestShop } from '#testing/test-shop.ts';
import { fillDemoShop } from './fill-demo-shop.ts';

const counted = `select (select count(*) from products)::int as products, (select count(*) from customers)::int as customers,
  (select count(*) from orders)::int as orders`;

test('a demo shop is filled once when two processes start together, and again after one dies half-way', async () => {
  const fresh = await openTestShop();
  try {
    const dying = {
      ...fresh.shop,
      invalidate: () => {
        throw new Error('killed');
      },
    };
    await expect(fillDemoShop(dying)).rejects.toThrow('killed');
    expect((await fresh.shop.database.pool.query(counted)).rows).toMatchObject([
      { products: 0, customers: 0, orders: 0 },
    ]);
    const outcomes = await Promise.all([fillDemoShop(fresh.shop), fillDemoShop(fresh.shop)]);
    expect(outcomes.sort()).toEqual(['filled', 'filled-before']);
    expect((await fresh.shop.database.pool.query(counted)).rows).toMatchObject([
      { products: demoProducts.length, customers: 62, orders: 420 },
    ]);
  } finally {
    await fresh.close();
  }
  // The whole demo is filled twice.
}, 90_000);
