import { afterEach, describe, expect, test } from 'vitest';
import { Availability } from '../../database/availability.ts';
import { Overloaded } from '../../database/unavailable.ts';
import type { Shop } from '../../shop.ts';
import { maxUnderWay, throughDoor, type AtDoor } from './doors.ts';

describe('search admission', () => {
  const underWay: (() => void)[] = [];
  afterEach(() => {
    for (const end of underWay.splice(0)) end();
  });
  const shopReady = () => ({ database: { availability: new Availability() } }) as unknown as Shop;

  /** Starts a search that runs until its test has ended; returns whether it was admitted. */
  async function slowSearch(shop: Shop, address: AtDoor['address'], kind: AtDoor['kind'] = 'search'): Promise<boolean> {
    let letIn = false;
    const making = throughDoor(shop, { kind, address }, () => {
      letIn = true;
      return new Promise<void>((resolve) => underWay.push(resolve));
    });
    making.catch((error: unknown) => {
      expect(error).toBeInstanceOf(Overloaded);
    });
    await Promise.resolve();
    return letIn;
  }
  const slowSearches = async (shop: Shop, addresses: readonly (string | null)[]) => {
    const letIn: boolean[] = [];
    for (const address of addresses) letIn.push(await slowSearch(shop, address));
    return letIn.filter(Boolean).length;
  };
  const times = (count: number, address: string) => Array.from({ length: count }, () => address);

  test('is not blocked for others by one address, however many searches it makes', async () => {
    const shop = shopReady();
    expect(await slowSearches(shop, times(maxUnderWay.search * 2, '198.51.100.7'))).toBe(maxUnderWay.search / 2);
    expect(await slowSearches(shop, times(maxUnderWay.search, '203.0.113.9'))).toBe(maxUnderWay.search / 4);
    expect(await slowSearch(shop, '192.0.2.1')).toBe(true);
    expect(await slowSearch(shop, '198.51.100.7')).toBe(false);
  });

  test('is not blocked by the many addresses of one network', async () => {
    const shop = shopReady();
    const homes = Array.from({ length: 1_000 }, (_, home) => `2001:db8:7:${home.toString(16)}::/64`);
    expect(await slowSearches(shop, homes)).toBe((maxUnderWay.search * 2) / 3);
    expect(await slowSearch(shop, '203.0.113.9')).toBe(true);
  });

  test('admits a refused caller as soon as their own searches have ended', async () => {
    const shop = shopReady();
    const at = { kind: 'search', address: '198.51.100.7' } as const;
    await slowSearches(shop, times(maxUnderWay.search, at.address));
    await expect(throughDoor(shop, at, () => 'found')).rejects.toBeInstanceOf(Overloaded);
    for (const end of underWay.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await slowSearches(shop, times(maxUnderWay.search, at.address))).toBe(maxUnderWay.search / 2);
  });

  test('keeps no other kind of caller out, and the shop itself from nothing but what is full', async () => {
    const shop = shopReady();
    await slowSearches(shop, times(maxUnderWay.search, '198.51.100.7'));
    expect(await slowSearch(shop, '198.51.100.7', 'customer')).toBe(true);
    expect(
      await slowSearches(
        shop,
        Array.from({ length: maxUnderWay.search }, () => null),
      ),
    ).toBe(maxUnderWay.search / 2);
    expect(await slowSearch(shop, null)).toBe(false);
  });
});
