import { recordChange } from '#features/audit/server/audit.service.ts';
import type { ProductForm } from '#features/products/products-admin.contract.ts';
import { translationsOf } from '#shared/text/names.ts';
import { formOf, writtenFrom } from '#features/products/product-draft.rules.ts';
import { productDraft } from '#features/products/server/admin/products-admin.service.ts';
import { saveProduct } from '#features/products/server/admin/product-save.service.ts';
import type { SaveRefusal } from '#features/products/server/admin/product-form-checks.service.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { nameReserved } from '#features/accounts/account-errors.ts';
import { speaksForShop } from '#features/accounts/reserved-names.rules.ts';
import { staffMembers } from '#features/accounts/server/roles.service.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { holdsTheSame } from '#shared/join-changes.ts';
import type { Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { sellerRefusals } from '../seller-errors.messages.ts';
import type { Seller } from './own-products.service.ts';
import { ownShopOf, describeShop, reopenSubmission, waitForNewWords } from './own-products.store.ts';

const maxChangesPerDay = 20;

async function countedToday(shop: Shop, { sellerId }: Seller, what: string): Promise<Refusal<'too-many-tries'> | null> {
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `${what}:${sellerId}`,
    max: maxChangesPerDay,
    windowSeconds: 86_400,
  });
  return allowed
    ? null
    : refuse(
        'too-many-tries',
        inBoth(sellerRefusals, (t) => t.changedTooOften),
        { retryAfterSeconds },
      );
}

/**
 * Changes the texts of a seller's page and releases a replaced image. Staff who manage sellers are notified of changed texts, which are not reviewed
 * beforehand; names resembling the shop's own are refused.
 */
export async function changeOwnShop(
  shop: Shop,
  seller: Seller,
  { name, about, logo, version }: { version: number; name: Text; about: Text; logo?: string | null },
): Promise<
  { version: number } | Refusal<'name-reserved' | 'upload-not-found' | 'too-many-tries' | 'changed-meanwhile'>
> {
  const { customerId, sellerId } = seller;
  const reserved = nameRejection(shop, name);
  if (reserved !== null) return reserved;
  const tooOften = await countedToday(shop, seller, 'seller-shop');
  if (tooOften !== null) return tooOften;
  return shop.transaction(async () => {
    const [before] = await ownShopOf(shop, { customerId });
    if (before === undefined) throw new Error('A shop was gone while it was changed.');
    const logoKey = logo === undefined ? before.logoKey : logo;
    if (logoKey !== null && logoKey !== before.logoKey) {
      const claimed = await claimUploads(shop, { customerId, keys: [logoKey], kind: 'picture' });
      if (isRefusal(claimed)) return claimed;
    }
    if (before.logoKey !== null && before.logoKey !== logoKey) await dropUploads(shop, [before.logoKey]);
    const words = {
      name: { fa: before.name, en: before.nameEn },
      about: { fa: before.about, en: before.aboutEn },
    };
    const [described] = await describeShop(shop, {
      sellerId,
      version,
      name: name.fa,
      about: about.fa,
      logoKey,
      translations: translationsOf({ name: name.en, about: about.en }),
    });
    if (described === undefined) return changedMeanwhile(before.version);
    await recordChange(shop, {
      by: customerId,
      action: 'seller.described',
      subject: 'seller',
      subjectId: sellerId,
      before: { ...words, logo: before.logoKey },
      after: { name, about, logo: logoKey },
    });
    if (!holdsTheSame(words, { name, about }))
      await notifyDeciders(shop, { sellerId, version: described.version, store: name.fa, store_en: name.en });
    shop.invalidate(`seller:${sellerId}`, 'sellers');
    return { version: described.version };
  });
}

function nameRejection({ identity }: Shop, typed: Text): Refusal<'name-reserved'> | null {
  const own = [identity.name.fa, identity.name.en];
  const language = (['fa', 'en'] as const).find((one) => speaksForShop(typed[one], own));
  return language === undefined ? null : nameReserved(`name.${language}`);
}

async function notifyDeciders(
  shop: Shop,
  { sellerId, version, store, store_en }: { sellerId: number; version: number; store: string; store_en: string },
): Promise<void> {
  const deciders = (await staffMembers(shop)).filter(({ role, active }) => active && isDecider(role));
  for (const { id: customerId } of deciders)
    await shop.publish('notice.due', {
      customerId,
      kind: 'seller-changed',
      params: { store, ...(store_en !== '' && { store_en }) },
      link: `/admin/sellers/${sellerId}`,
      once: `seller-changed:${sellerId}:${version}`,
    });
}

const isDecider = (role: string | null) => role === 'owner' || role === 'manager';

type ProductTexts = Pick<ProductForm, 'name' | 'description'>;

/**
 * Changes the name and texts of a seller's product. Its visibility stays, and changed texts become pending for review. Another seller's product is
 * not found.
 */
export async function changeOwnTexts(
  shop: Shop,
  { customerId, sellerId }: Seller,
  { id, version, ...texts }: ProductTexts & { id: number; version: number },
): Promise<{ version: number } | SaveRefusal | Refusal<'product-not-found' | 'changed-meanwhile'>> {
  const draft = await productDraft(shop, id, sellerId);
  if (isRefusal(draft)) return draft;
  const written = formOf(writtenFrom(draft));
  const isOther = (['name', 'description'] as const).some((one) => !holdsTheSame(written[one], texts[one]));
  return shop.transaction(async () => {
    const saved = await saveProduct(shop, { by: customerId, sellerId }, { ...written, ...texts, id, version });
    if (!isRefusal(saved) && isOther) await waitForNewWords(shop, { productId: id, sellerId, now: shop.clock.now() });
    return saved;
  });
}

/** Resubmits a refused product for review. */
export async function resubmitProduct(
  shop: Shop,
  seller: Seller,
  productId: number,
): Promise<Refusal<'product-not-refused' | 'too-many-tries'> | null> {
  const tooOften = await countedToday(shop, seller, 'seller-resubmits');
  if (tooOften !== null) return tooOften;
  return shop.transaction(async () => {
    const [waiting] = await reopenSubmission(shop, { productId, sellerId: seller.sellerId });
    if (waiting === undefined)
      return refuse(
        'product-not-refused',
        inBoth(sellerRefusals, (t) => t.notRefused),
      );
    await recordChange(shop, {
      by: seller.customerId,
      action: 'submission.sent-again',
      subject: 'product',
      subjectId: productId,
      before: { state: 'refused' },
      after: { state: 'waiting' },
    });
    return null;
  });
}
