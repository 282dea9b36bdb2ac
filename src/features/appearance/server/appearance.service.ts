import { recordChange } from '#features/audit/server/audit.service.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language, Text } from '#shared/language.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { brandFrom, brandSetting, type Brand } from '../appearance.rules.ts';

/** Dropped when the owner decides otherwise; whatever shows the brand bears it. */
export const brandTag = `setting:${brandSetting}`;

/** The shop's name, logo and first looks. */
export const brandOf = cached<Brand>({
  tag: brandTag,
  read: async (shop) => brandFrom(await readSetting(shop, brandSetting)),
});

/** Lets the machinery speak with the shop's own name and language, now and whenever the owner decides otherwise. */
export async function followBrand(shop: Shop): Promise<void> {
  // First of all, so that what it remembers hears of a drop before it is read again.
  await speakAs(shop);
  shop.cache.onDrop((tags) => {
    if (tags !== 'everything' && !tags.includes(brandTag)) return;
    speakAs(shop).catch((error: unknown) => {
      shop.log.error({ err: error }, 'the name of the shop could not be read');
    });
  });
}

/** Lets the machinery of this process speak with the shop's name and language of now. */
export async function speakAs(shop: Shop): Promise<void> {
  const { name, language } = await brandOf(shop);
  shop.identity.name = name;
  shop.identity.language = language ?? shop.config.language;
}

/** What the staff may change of the brand. */
export interface BrandChange {
  readonly name: Text;
  /** Key of an upload of who changes it, or the logo that is there. */
  readonly logo: string | null;
  readonly theme: Brand['theme'];
  readonly view: Brand['view'];
  readonly language: Language;
}

/** Changes the brand: a new logo is claimed, the one it replaces is given up. */
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
