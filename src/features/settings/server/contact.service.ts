import type { Shop } from '#platform/shop.ts';
import { contactFrom, contactSetting, type ShopContact } from '../contact.rules.ts';
import { readSetting } from './settings.service.ts';

/** How the shop is reached and what it promises about it, as its owner decided; answers of it depend on `setting:contact`. */
export async function shopContact(shop: Shop): Promise<ShopContact> {
  return contactFrom(await readSetting(shop, contactSetting), shop.config.mode);
}
