import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { documentName, type InvoiceKind } from '../invoices.rules.ts';

interface SignedDocument {
  readonly series: string;
  readonly number: number;
  readonly kind: InvoiceKind;
  readonly issuedAt: Date;
  readonly totalRial: number;
}

const signBy = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 27);

/** The sign on a document by one of the shop's keys for them: nobody else can make it, and it reveals nothing. 162 bits. */
export const documentSign = (secret: string, document: SignedDocument): string =>
  signBy(secret, `${documentName(document)}:${document.kind}:${document.issuedAt.getTime()}:${document.totalRial}`);

/** The sign on paper from before documents were numbered, by the shop's secret of now. */
export const formerSign = (
  shop: Pick<Shop, 'secret'>,
  { number, placedAt, totalRial }: { readonly number: string; readonly placedAt: Date; readonly totalRial: number },
): string => signBy(shop.secret, `invoice:${number}:${placedAt.getTime()}:${totalRial / 10}`);

/** Whether two signs are the same, decided in the same time whatever they are. */
export function isSameSign(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
