import { recordChange } from '#features/audit/server/audit.service.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language, Text } from '#shared/language.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { brandFrom, brandSetting, type Brand } from '../appearance.rules.ts';

/** Invalidated when the owner changes the brand; every response that contains the brand carries it. */
export const brandTag = `setting:${brandSetting}`;

/** Returns the shop's name, logo and default appearance. */
export const brandOf = cached<Brand>({
  tag: brandTag,
  read: async (shop) => brandFrom(await readSetting(shop, brandSetting)),
});

/** Applies the shop's name and language to `shop.identity`, now and after every change by the owner. */
export async function followBrand(shop: Shop): Promise<void> {
  // Called first, so that the cache's own drop listener is registered before the one below, which reads the brand again.
  await speakAs(shop);
  shop.cache.onDrop((tags) => {
    if (tags !== 'everything' && !tags.includes(brandTag)) return;
    speakAs(shop).catch((error: unknown) => {
      shop.log.error({ err: error }, 'the name of the shop could not be read');
    });
  });
}

/** Applies the shop's current name and language to `shop.identity` in this process. */
export async function speakAs(shop: Shop): Promise<void> {
  const { name, language } = await brandOf(shop);
  shop.identity.name = name;
  shop.identity.language = language ?? shop.config.language;
}

/** The fields of the brand that the staff may change. */
export interface BrandChange {
  readonly name: Text;
  /** Key of an upload by the caller, or the current logo. */
  readonly logo: string | null;
  readonly theme: Brand['theme'];
  readonly view: Brand['view'];
  readonly language: Language;
}

/** Changes the brand: a new logo's upload is claimed, and the one it replaces is dropped. */
export async function changeBrand(
  shop: Shop,
  { by, name, ...rest }: BrandChange & { readonly by: number },
): Promise<Refusal<'upload-not-found'> | null> {
  const change = { name_fa: name.fa, name_en: name.en, ...rest };
  return shop.transaction(async () => {
    const stored = await readSetting(shop, brandSetting);
    const { logo } = brandFrom(stored);
    if (change.logo !== null && change.logo !== logo) {
      const claimed = await claimUploads(shop, { customerId: by, keys: [change.logo], kind: 'picture' });
      if (isRefusal(claimed)) return refuse('upload-not-found', claimed.message, { fields: { logo: claimed.message } });
    }
    if (logo !== null && logo !== change.logo) await dropUploads(shop, [logo]);
    await changeSetting(shop, brandSetting, change);
    await recordChange(shop, {
      by,
      action: 'settings.brand-changed',
      subject: 'setting',
      subjectId: brandSetting,
      before: stored === null ? null : brandFrom(stored),
      after: { name, ...rest },
    });
    return null;
  });
}
