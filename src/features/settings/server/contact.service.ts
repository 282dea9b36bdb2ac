import type { Shop } from '#platform/shop.ts';
import { contactFrom, contactSetting, type ShopContact } from '../contact.rules.ts';
import { readSetting } from './settings.service.ts';

/** Returns the shop's contact data as set by its owner; responses with it depend on `setting:contact`. */
export async function shopContact(shop: Shop): Promise<ShopContact> {
  return contactFrom(await readSetting(shop, contactSetting), shop.config.mode);
}
