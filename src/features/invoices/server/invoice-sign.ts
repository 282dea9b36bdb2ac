import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';

interface Signed {
  readonly number: string;
  readonly placedAt: Date;
  readonly total: number;
}

/** The sign on an invoice: nobody but this shop can make it, and it tells nothing. 162 bits. */
export function invoiceSign(shop: Shop, { number, placedAt, total }: Signed): string {
  return createHmac('sha256', shop.secret)
    .update(`invoice:${number}:${placedAt.getTime()}:${total}`)
    .digest('base64url')
    .slice(0, 27);
}

/** Whether a sign was made by this shop for this invoice. */
export function isSignOf(shop: Shop, invoice: Signed, sign: string): boolean {
  const [given, right] = [Buffer.from(sign), Buffer.from(invoiceSign(shop, invoice))];
  return given.length === right.length && timingSafeEqual(given, right);
}
