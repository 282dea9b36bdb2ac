import { expect } from 'vitest';
import { putSetting } from '#features/settings/server/settings.factory.ts';
import type { ShippingMethod } from '#features/shipping/shipping.contract.ts';
import { retriedCall } from './retried-call.ts';
import type { Sent, TestShop } from './test-shop.ts';

interface Change {
  readonly app: TestShop;
  /** The owner's token. */
  readonly token: string;
  /** Part of every new name, so that no two changes are equal. */
  readonly turn: number;
}

/**
 * Changes everything that an order could wrongly be read from: the shop's name, contact and terms, the price rule and the tax, every shipping method,
 * every seller's names and commission, the funder of coupons and flash sales, and every product's names. Products stay on sale.
 */
export async function changeShop({ app, token, turn }: Change): Promise<void> {
  const settings: readonly (readonly [Parameters<typeof putSetting>[1], object])[] = [
    [
      'brand',
      { name: { fa: `بازار ${turn}`, en: `Bazaar ${turn}` }, logo: null, theme: 'light', view: 'rtl', language: 'fa' },
    ],
    ['contact', contact(turn)],
    ['order-terms', { return_days: 8 + (turn % 5), tax_id: turn % 2 === 0 ? '10380284790' : '14007650912' }],
    [
      'selling-terms',
      {
        off_amount: 4_000 + (turn % 1_000),
        above_amount: 50_000,
        vat_rates: [{ from: '2020-03-20', percent: 11 + (turn % 20) }],
      },
    ],
    ['seller-commission', { percent: turn % 50 }],
  ];
  const retrying = { shop: app.shop, call: (name: string, sent?: Sent) => retriedCall(app, name, sent) };
  for (const [editor, body] of settings)
    expect((await putSetting(retrying, editor, { token, body })).status, editor).toBeOneOf([200, 409]);
  await changeMethods({ app, token, turn });
  const run = (text: string) => app.shop.database.pool.query(text, [`${turn}`]);
  await run(`UPDATE sellers SET name = 'دکان ' || $1 || ' ' || id, commission_percent = (commission_percent + 7) % 50`);
  const otherFunder = `CASE funded_by WHEN 'shop' THEN 'seller' ELSE 'shop' END WHERE $1 <> ''`;
  await run(`UPDATE coupons SET funded_by = ${otherFunder} AND kind <> 'free-shipping'`);
  await run(`UPDATE flash_sales SET funded_by = ${otherFunder}`);
  await run(`UPDATE products SET name = 'کالا ' || $1 || ' ' || id, translations = '{}'`);
}

const contact = (turn: number) => ({
  address: { fa: `کوچهٔ ${turn}`, en: `Lane ${turn}` },
  hours: { fa: '', en: '' },
  phone: `+98210000${1000 + (turn % 9000)}`,
  email: `shop${turn}@example.com`,
  latitude: null,
  longitude: null,
  reply_hours: null,
  show_figures: false,
});

async function changeMethods({ app, token, turn }: Change): Promise<void> {
  const { data } = (await retriedCall(app, 'GET /api/admin/shipping-methods/', { token })).body as {
    data: ShippingMethod[];
  };
  for (const { id, ...method } of data) {
    const body = {
      ...method,
      name: { fa: `روش ${turn}`, en: `Way ${turn}` },
      min_days: turn % 5,
      max_days: 5 + (turn % 5),
      price: method.price + 1_000,
    };
    const answer = await retriedCall(app, 'PUT /api/admin/shipping-methods/:id/', { token, params: { id }, body });
    expect(answer.status).toBeOneOf([200, 409]);
  }
}

/** Removes what {@link changeShop} only changes: products are hidden, sellers closed and shipping methods deleted. */
export async function closeShop({ app }: Pick<Change, 'app'>): Promise<void> {
  const run = (text: string) => app.shop.database.pool.query(text);
  await run(`UPDATE products SET status = 'archived', in_stock = false`);
  await run(`UPDATE variants SET hidden_at = now(), archived_at = now(), sku = NULL, barcode = NULL`);
  await run('UPDATE sellers SET active = false WHERE id <> 1');
  await run('DELETE FROM shipping_methods');
  await run('DELETE FROM settings');
}
