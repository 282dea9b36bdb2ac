import { randomUUID } from 'node:crypto';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { forgetDevices } from '#features/auth/server/sessions/sessions.service.ts';
import { forgetOrderAddresses } from '#features/orders/server/order-promises.service.ts';
import { dropUploads } from '#features/media/server/uploads.service.ts';
import { emptyAnswersAbout, forgetAnswersOf } from '#platform/http/idempotency/answer-once.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { privacyRefusals } from './privacy-errors.messages.ts';
import { forget } from './erasure.store.ts';
import {
  lockCustomer,
  namesOfOwn,
  privateFiles,
  unsettledOf,
  type CustomerState,
  type Unsettled,
} from './privacy.store.ts';
import { renewWords } from './renew-words.ts';
import { erasedPhone, isErased, isWalkIn } from '#features/accounts/account.rules.ts';

type ErasureRefusal = Refusal<
  | 'customer-not-found'
  | 'customer-is-staff'
  | 'customer-has-shop'
  | 'order-under-way'
  | 'return-open'
  | 'refund-due'
  | 'credit-left'
>;

/** Erases an account permanently. Orders and accounting records stay under a neutral name, because tax law requires them. */
export function eraseCustomer(
  shop: Shop,
  { customerId, by }: { customerId: number; by: number },
): Promise<ErasureRefusal | null> {
  return shop.transaction(async () => {
    const [customer] = await lockCustomer(shop, { customerId });
    if (customer === undefined || isWalkIn(customer))
      return refuse(
        'customer-not-found',
        inBoth(privacyRefusals, (t) => t.customerUnknown),
      );
    if (isErased(customer)) return null;
    const [unsettled] = await unsettledOf(shop, { customerId });
    const refused = refusalOf(customer, unsettled);
    if (refused !== null) return refused;
    await renewWords(shop, customerId);
    await forgetAnswersOf(shop, customerId);
    const names = await namesOfOwn(shop, { customerId });
    await emptyAnswersAbout(
      shop,
      names.map(({ name }) => name),
    );
    const files = await privateFiles(shop, { customerId });
    await forgetDevices(shop, customerId);
    await forgetOrderAddresses(shop, customerId);
    await forget(shop, customer, {
      username: `former-customer-${randomUUID().slice(0, 8)}`,
      phone: erasedPhone(customerId),
    });
    await dropUploads(
      shop,
      files.map(({ key }) => key),
    );
    await recordChange(shop, { by, action: 'customer.erased', subject: 'customer', subjectId: customerId });
    return null;
  });
}

function refusalOf({ role, hasShop }: CustomerState, unsettled: Unsettled | undefined): ErasureRefusal | null {
  if (role !== null)
    return refuse(
      'customer-is-staff',
      inBoth(privacyRefusals, (t) => t.isStaff),
    );
  if (hasShop)
    return refuse(
      'customer-has-shop',
      inBoth(privacyRefusals, (t) => t.hasShop),
    );
  if (unsettled?.orderUnderWay === true)
    return refuse(
      'order-under-way',
      inBoth(privacyRefusals, (t) => t.orderUnderWay),
    );
  if (unsettled?.returnOpen === true)
    return refuse(
      'return-open',
      inBoth(privacyRefusals, (t) => t.returnOpen),
    );
  if (unsettled?.refundDue === true)
    return refuse(
      'refund-due',
      inBoth(privacyRefusals, (t) => t.refundDue),
    );
  if (unsettled?.creditLeft === true)
    return refuse(
      'credit-left',
      inBoth(privacyRefusals, (t) => t.creditLeft),
    );
  return null;
}
