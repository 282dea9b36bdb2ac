import { brandErrors } from './brands-admin-errors.messages.ts';
import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { AdminBrand } from '../brands-admin.contract.ts';
import { renameBrand } from './brands.store.ts';
import { brandAsWritten } from './brands.service.ts';

interface BrandNames {
  readonly name: Text;
}

const notFound = () =>
  refuse(
    'brand-not-found',
    inBoth(brandErrors, (t) => t.brandUnknown),
  );

/** Returns a brand as the staff sees it. */
export async function adminBrand(shop: Shop, id: number): Promise<AdminBrand | Refusal<'brand-not-found'>> {
  const [brand] = await brandAsWritten(shop, { id });
  return brand ?? notFound();
}

/**
 * Changes a brand's names, unless somebody else changed them first, and returns it; every page displays them at once, and a job updates the search.
 */
export function changeBrand(
  shop: Shop,
  by: number,
  { id, before, ...after }: BrandNames & { readonly id: number; readonly before: BrandNames },
): Promise<AdminBrand | Refusal<'brand-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const [changed] = await renameBrand(shop, {
      brandId: id,
      name: after.name.fa,
      nameEn: after.name.en,
      nameBefore: before.name.fa,
      nameEnBefore: before.name.en,
    });
    if (changed === undefined) {
      return (await brandAsWritten(shop, { id })).length === 0
        ? notFound()
        : refuse(
            'changed-meanwhile',
            inBoth(brandErrors, (t) => t.changedMeanwhile),
          );
    }
    const brand = { id, ...after, slug: changed.slug };
    if (before.name.fa === after.name.fa && before.name.en === after.name.en) return brand;
    await recordChange(shop, {
      by,
      action: 'brand.renamed',
      subject: 'brand',
      subjectId: id,
      ...changedParts<BrandNames>(before, after),
    });
    await shop.publish('brand.changed', { brandId: id });
    // Products include their brand, and the category tree includes every product.
    shop.invalidate('list', 'categories');
    return brand;
  });
}
