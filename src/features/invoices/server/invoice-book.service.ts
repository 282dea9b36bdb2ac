import { randomBytes } from 'node:crypto';
import { orderLife } from '#features/orders/orders.rules.ts';
import { shopTaxId } from '#features/orders/server/order-terms.service.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { contactFrom, contactSetting } from '#features/settings/contact.rules.ts';
import { readSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { InvoiceIssuer } from '../invoices.contract.ts';
import { invoiceSeries } from '../invoices.rules.ts';
import { formerSign } from './invoice-sign.ts';
import {
  formerSignsStored,
  formerUnsigned,
  insertKey,
  issueFormerOriginals,
  keepFormerSigns as storeFormerSigns,
  newestKey,
  noteFormerSignsStored,
  openSeries,
  withoutTimeLimit,
} from './issuing.store.ts';

const signsAtOnce = 1_000;
const invoiced = (Object.keys(orderLife) as OrderState[]).filter((state) => orderLife[state].invoice === true);

/** Returns the shop's details for a document issued now. */
export async function issuerNow(shop: Shop): Promise<InvoiceIssuer> {
  const contact = contactFrom(await readSetting(shop, contactSetting), shop.config.mode);
  return {
    name: shop.identity.name,
    phone: contact.phone,
    address: contact.address,
    email: contact.email === '' ? null : contact.email,
    tax_id: await shopTaxId(shop),
  };
}

/** Creates a new key for signing documents; documents signed by older keys stay valid. Returns the key's id. */
export async function newInvoiceKey(shop: Shop): Promise<number> {
  const [key] = await insertKey(shop, { secret: randomBytes(32).toString('base64url'), now: shop.clock.now() });
  if (key === undefined) throw new Error('A key for invoices was not stored.');
  return key.id;
}

/**
 * Returns the id of the signing key. The first call initialises the register: the series, the first key, and the documents of all earlier orders,
 * numbered by order time; concurrent callers wait, so that no new document is numbered before them.
 */
export async function keyOfBook(shop: Shop): Promise<number> {
  const [key] = await newestKey(shop);
  if (key !== undefined) return key.id;
  return shop.transaction(async () => {
    const [opened] = await openSeries(shop, { series: invoiceSeries });
    if (opened === undefined) {
      const [made] = await newestKey(shop);
      if (made === undefined) throw new Error('The book of invoices is open and has no key.');
      return made.id;
    }
    const keyId = await newInvoiceKey(shop);
    // A large shop has years of orders to migrate.
    await withoutTimeLimit(shop);
    await issueFormerOriginals(shop, {
      series: invoiceSeries,
      keyId,
      issuer: await issuerNow(shop),
      states: invoiced,
    });
    return keyId;
  });
}

/** Stores the signatures on old printouts, as computed with the current shop secret, so that they stay valid when it changes. */
export async function keepFormerSigns(shop: Shop): Promise<void> {
  await keyOfBook(shop);
  const [stored] = await formerSignsStored(shop, { series: invoiceSeries });
  if (stored?.at !== null) return;
  for (;;) {
    const found = await formerUnsigned(shop, { limit: signsAtOnce });
    if (found.length === 0) break;
    await storeFormerSigns(shop, {
      orderIds: found.map(({ orderId }) => orderId),
      signs: found.map((order) => formerSign(shop, order)),
    });
  }
  await noteFormerSignsStored(shop, { series: invoiceSeries, now: shop.clock.now() });
}
