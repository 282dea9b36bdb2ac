import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Cookies } from '#platform/http/cookies.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds } from '#shared/seconds.ts';

/**
 * A signed cookie for a device that has signed in to an account. It identifies the device when strangers guess at that account: its attempts are
 * counted separately, so that nobody else's block them (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It grants no access. It is
 * stored as a cookie that no script reads, so the storage keys of the specification are unchanged.
 */
const name = 'device';
const path = '/api/';
/** The maximum lifetime of a cookie in browsers. */
const deviceDays = 400;
/** A family shares a device; beyond this number of accounts the oldest is dropped. */
const maxAccounts = 6;
const tagLength = 22;

interface Device {
  readonly id: string;
  /** `day-tag` for each account, newest first: the last valid day, counted since 1970, and the signature. */
  readonly entries: readonly string[];
}

function readDevice(cookies: Cookies): Device | null {
  const [id = '', ...entries] = (cookies.read(name) ?? '').split('.');
  if (!/^[\w-]{16}$/.test(id)) return null;
  return { id, entries: entries.filter((entry) => /^[0-9a-z]{1,6}-[\w-]{22}$/.test(entry)).slice(0, maxAccounts) };
}

/** Returns the device that an account knows a caller by, if it has signed in to it before; attempts are counted by it. */
export function knownDevice(shop: Shop, cookies: Cookies, customerId: number): string | null {
  const device = readDevice(cookies);
  return device?.entries.some((entry) => isOf(shop, device.id, entry, customerId)) === true ? device.id : null;
}

/** Registers the device that has just signed in as known to its account. */
export function giveDeviceCookie(shop: Shop, cookies: Cookies, customerId: number): void {
  const device = readDevice(cookies);
  const id = device?.id ?? randomBytes(12).toString('base64url');
  const others = (device?.entries ?? []).filter((entry) => !isOf(shop, id, entry, customerId));
  const day = (today(shop) + deviceDays).toString(36);
  const entries = [`${day}-${tagOf(shop, id, customerId, day)}`, ...others].slice(0, maxAccounts);
  cookies.keep({ name, value: [id, ...entries].join('.'), seconds: deviceDays * daySeconds, path });
}

function isOf(shop: Shop, id: string, entry: string, customerId: number): boolean {
  const at = entry.indexOf('-');
  const day = entry.slice(0, at);
  const tag = Buffer.from(entry.slice(at + 1));
  const right = Buffer.from(tagOf(shop, id, customerId, day));
  return Number.parseInt(day, 36) >= today(shop) && tag.length === right.length && timingSafeEqual(tag, right);
}

function tagOf(shop: Shop, id: string, customerId: number, day: string): string {
  return createHmac('sha256', shop.secret)
    .update(`device ${id} ${customerId} ${day}`)
    .digest('base64url')
    .slice(0, tagLength);
}

const today = (shop: Shop): number => Math.floor(shop.clock.now().getTime() / (daySeconds * 1_000));
