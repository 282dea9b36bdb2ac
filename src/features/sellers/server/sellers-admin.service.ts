import { refuseOwnMatter } from '#features/accounts/server/roles.service.ts';
import type { AuditAction } from '#features/audit/audit.rules.ts';
import type { Brand } from '#features/appearance/appearance.rules.ts';
import { brandOf } from '#features/appearance/server/appearance.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { changeStatus } from '#features/products/server/admin/products-admin.service.ts';
import { countParcels } from '#features/fulfillments/server/seller-parcels.service.ts';
import { sellerSales } from '#features/orders/server/sales/sales.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { endJobsOf } from '#features/jobs/server/ending-jobs.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { deliveredCommission } from '#features/payouts/commission.rules.ts';
import { sellerRefusals } from '../seller-errors.messages.ts';
import type { ListedSeller, SellerFile } from '../sellers-admin.contract.ts';
import { sellerAccount } from '#features/payouts/server/seller-ledger.service.ts';
import {
  changeSeller,
  closeSeller,
  saveSuspended,
  openSeller,
  sellerForStaff,
  visibleProductsOf,
  type StaffSellerRow,
} from './sellers-admin.store.ts';
import { lockSeller } from './sellers.store.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

const commissionSetting = 'seller-commission';
const unknown = () =>
  refuse(
    'seller-not-found',
    inBoth(sellerRefusals, (t) => t.unknown),
  );

/** Returns the commission of newly opened shops, in percent: the owner's setting or the default. */
export async function newSellersCommission(shop: Shop): Promise<number> {
  const set = (await readSetting(shop, commissionSetting)) as { percent?: unknown } | null;
  return typeof set?.percent === 'number' && Number.isInteger(set.percent) ? set.percent : deliveredCommission;
}

/** Changes the commission of shops opened from now on. */
export async function changeNewSellersCommission(
  shop: Shop,
  { percent, by }: { readonly percent: number; readonly by: number },
): Promise<void> {
  await shop.transaction(async () => {
    const before = await newSellersCommission(shop);
    await changeSetting(shop, commissionSetting, { percent });
    await recordChange(shop, {
      by,
      action: 'settings.commission-changed',
      subject: 'setting',
      subjectId: commissionSetting,
      before: { percent: before },
      after: { percent },
    });
  });
}

/** Returns a seller in the staff's list format; the house uses the shop's name. */
export function asListed(
  {
    id,
    slug,
    name,
    nameEn,
    active,
    commissionPercent,
    ownerId,
    username,
    phone,
    products,
    balance,
    createdAt,
  }: StaffSellerRow,
  brand: Brand,
): ListedSeller {
  return {
    id,
    slug,
    active,
    products_count: products,
    balance,
    name: id === houseSellerId ? brand.name : { fa: name, en: nameEn },
    house: id === houseSellerId,
    owner: ownerId === null ? null : { id: ownerId, username: username ?? '', phone: phone ?? '' },
    commission_percent: commissionPercent,
    created_at: createdAt.toISOString(),
  };
}

/** Refuses an unknown seller, whose empty list would look like an existing one's. */
export async function unknownSeller(shop: Shop, id: number): Promise<Refusal<'seller-not-found'> | null> {
  return (await sellerForStaff(shop, { id })).length > 0 ? null : unknown();
}

/** Returns a seller with sales and balance. */
export async function sellerFile(shop: Shop, id: number): Promise<SellerFile | Refusal<'seller-not-found'>> {
  const [row] = await sellerForStaff(shop, { id });
  if (row === undefined) return unknown();
  const [brand, { settled, open }, [parcels], { paid_out }] = await Promise.all([
    brandOf(shop),
    sellerSales(shop, { sellerId: id }),
    countParcels(shop, { sellerId: id }),
    sellerAccount(shop, id),
  ]);
  const { about, aboutEn, province, city, suspension } = row;
  return {
    ...asListed(row, brand),
    version: row.version,
    about: { fa: about, en: aboutEn },
    province,
    city,
    suspension_reason: suspension,
    sums: { sold: settled, open, paid_out },
    parcels: parcels ?? { to_pack: 0, packed: 0, handed_over: 0 },
  };
}

interface SellerChange {
  readonly id: number;
  readonly by: number;
}

/** Refuses decisions of a staff member about their own shop; locks the shop's row. */
async function refuseOwnShop(shop: Shop, { id, by }: SellerChange): Promise<Refusal<'own-matter'> | null> {
  const [seller] = await lockSeller(shop, { sellerId: id });
  return refuseOwnMatter(shop, { by, of: [seller?.ownerId ?? null] });
}

/** Changes a seller's name, texts and commission, and invalidates the pages that display them. */
export async function editSeller(
  shop: Shop,
  {
    id,
    by,
    version,
    ...change
  }: SellerChange & {
    readonly name: Text;
    readonly about: Text;
    readonly commission_percent: number;
    readonly version: number;
  },
): Promise<SellerFile | Refusal<'seller-not-found' | 'changed-meanwhile' | 'own-matter'>> {
  const refused = await shop.transaction(async () => {
    const own = await refuseOwnShop(shop, { id, by });
    if (own !== null) return own;
    const { name, about, commission_percent: percent } = change;
    const [before] = await changeSeller(shop, {
      id,
      version,
      name: name.fa,
      about: about.fa,
      commissionPercent: percent,
      nameEn: name.en,
      aboutEn: about.en,
    });
    if (before === undefined) {
      const [now] = await sellerForStaff(shop, { id });
      return now === undefined ? unknown() : changedMeanwhile(now.version);
    }
    await recordChange(shop, { by, action: 'seller.changed', subject: 'seller', subjectId: id, before, after: change });
    // The name is displayed on every page of its products.
    shop.invalidate(
      'sellers',
      `seller:${id}`,
      'list',
      ...(await visibleProductsOf(shop, { sellerId: id })).map((product) => `product:${product.id}`),
    );
    return null;
  });
  return refused ?? sellerFile(shop, id);
}

/** Returns a shop's names for a notification. */
const namedShop = ({ name, nameEn }: { readonly name: string; readonly nameEn: string | null }) => ({
  store: name,
  ...(nameEn !== null && { store_en: nameEn }),
});

type SuspendRefusal = Refusal<'seller-not-found' | 'seller-is-shop' | 'seller-inactive' | 'own-matter'>;

/** Closes a shop: its page, products and seller panel are unavailable immediately; existing orders are still shipped. */
export async function suspendSeller(
  shop: Shop,
  { id, by, reason }: SellerChange & { readonly reason: string },
): Promise<SellerFile | SuspendRefusal> {
  if (id === houseSellerId)
    return refuse(
      'seller-is-shop',
      inBoth(sellerRefusals, (t) => t.houseStays),
    );
  const refused = await shop.transaction(async (): Promise<SuspendRefusal | null> => {
    const own = await refuseOwnShop(shop, { id, by });
    if (own !== null) return own;
    // Locks the seller's row first: a concurrent approval of its product waits for it, or its result is included below.
    const [closed] = await closeSeller(shop, { id, reason });
    if (closed === undefined)
      return (await sellerForStaff(shop, { id })).length === 0
        ? unknown()
        : refuse(
            'seller-inactive',
            inBoth(sellerRefusals, (t) => t.suspendedAlready),
          );
    const products = (await visibleProductsOf(shop, { sellerId: id })).map((product) => product.id);
    await changeStatus(shop, { by, sellerId: id }, { ids: products, status: 'draft' });
    await saveSuspended(shop, { id, productIds: products });
    await endJobsOf(shop, { sellerId: id });
    await notifySeller(shop, {
      id,
      by,
      action: 'seller.suspended',
      before: { active: true },
      after: { active: false, reason, products: products.length },
    });
    if (closed.ownerId !== null)
      await shop.publish('notice.due', {
        customerId: closed.ownerId,
        kind: 'shop-suspended',
        params: { ...namedShop(closed), reason },
        link: '/seller',
      });
    return null;
  });
  return refused ?? sellerFile(shop, id);
}

/** Reopens a closed shop and publishes the products that its closing had hidden. */
export async function resumeSeller(
  shop: Shop,
  { id, by }: SellerChange,
): Promise<SellerFile | Refusal<'seller-not-found' | 'seller-active' | 'own-matter'>> {
  const refused = await shop.transaction(async () => {
    const own = await refuseOwnShop(shop, { id, by });
    if (own !== null) return own;
    const [opened] = await openSeller(shop, { id });
    if (opened === undefined)
      return (await sellerForStaff(shop, { id })).length === 0
        ? unknown()
        : refuse(
            'seller-active',
            inBoth(sellerRefusals, (t) => t.openAlready),
          );
    await changeStatus(shop, { by, sellerId: id }, { ids: opened.products, status: 'active' });
    await notifySeller(shop, {
      id,
      by,
      action: 'seller.resumed',
      before: { active: false, reason: opened.reason },
      after: { active: true, products: opened.products.length },
    });
    if (opened.ownerId !== null)
      await shop.publish('notice.due', {
        customerId: opened.ownerId,
        kind: 'shop-resumed',
        params: namedShop(opened),
        link: '/seller',
      });
    return null;
  });
  return refused ?? sellerFile(shop, id);
}

async function notifySeller(
  shop: Shop,
  { id, ...change }: SellerChange & { readonly action: AuditAction; readonly before: object; readonly after: object },
): Promise<void> {
  await recordChange(shop, { ...change, subject: 'seller', subjectId: id });
  shop.invalidate('sellers', `seller:${id}`);
}
