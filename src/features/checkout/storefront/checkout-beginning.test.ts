import { describe, expect, test, vi } from 'vitest';
import { emptyAddress } from '#features/accounts/address.rules.ts';
import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { newDraft } from '../checkout-draft.rules.ts';
import { beginningAddress, begunDraft } from './checkout-beginning.ts';
import { keepDraft } from './checkout-draft.ts';

vi.mock('#web/data/api.ts', () => ({ browserApi: vi.fn(), customerApi: vi.fn() }));
vi.mock('#web/data/use-resource.ts', () => ({ useResource: vi.fn() }));

const customer = { id: 7, full_name: 'مینا رستگار', phone: '+989121234567' } as Customer;
const home = {
  full_name: 'مینا رستگار',
  phone: '09121234567',
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان ولی‌عصر، پلاک ۱۲',
  postal_code: '1969763911',
};
const work = { ...home, line: 'خیابان مطهری، پلاک ۳' };
const savedAs = (id: number, address: typeof home) => ({ id, ...address }) as SavedAddress;
const idFor = (draft: Partial<ReturnType<typeof newDraft>>, saved: readonly SavedAddress[]) =>
  beginningAddress({ ...newDraft(7), ...draft }, saved, customer).addressId;

describe('the address of an order when the checkout starts', () => {
  test('a typed address that is saved by now is recognized, whatever digits were typed', () => {
    // The order it was entered for has saved it, after the default one.
    const saved = [savedAs(1, work), savedAs(2, home)];
    expect(idFor({ address: home }, saved)).toBe(2);
    expect(idFor({ address: { ...home, phone: '۰۹۱۲۱۲۳۴۵۶۷', line: ` ${home.line} ` } }, saved)).toBe(2);
  });

  test('another one stays as far as it is typed, and gives way to the default if its place is empty', () => {
    expect(idFor({ address: home }, [savedAs(1, work)])).toBeNull();
    expect(idFor({ address: { ...home, city: '' } }, [savedAs(1, work)])).toBeNull();
    expect(idFor({ address: { ...emptyAddress, full_name: 'مینا رستگار' } }, [savedAs(1, work)])).toBe(1);
    expect(idFor({ address: { ...home, city: '' } }, [])).toBeNull();
  });

  test('a chosen one stays chosen, and one that no longer exists gives way to the default', () => {
    const saved = [savedAs(1, work), savedAs(2, home)];
    expect(idFor({ addressId: 2, address: home }, saved)).toBe(2);
    expect(idFor({ addressId: 9, address: emptyAddress }, saved)).toBe(1);
  });

  test('without any address the account provides name and phone', () => {
    expect(beginningAddress(newDraft(7), [], customer)).toEqual({
      addressId: null,
      address: { ...emptyAddress, full_name: 'مینا رستگار', phone: '09121234567' },
    });
  });

  test('a half-typed new address is restored after a reload, and the default is not used in its place', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const half = { ...home, line: '' };
    keepDraft({ ...newDraft(7), address: half });
    const begin = (saved: SavedAddress[]) => begunDraft(customer, { saved, methods: [], ways: [] });
    expect(begin([savedAs(1, work)])).toMatchObject({ addressId: null, address: half });
    keepDraft({ ...newDraft(7), address: home });
    expect(begin([savedAs(1, work), savedAs(2, home)])).toMatchObject({ addressId: 2, typedAddress: null });
  });

  test('another customer who orders in this tab does not remove it', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    keepDraft({ ...newDraft(7), address: home });
    keepDraft({ ...newDraft(8), address: work });
    expect(begunDraft(customer, { saved: [], methods: [], ways: [] }).address).toEqual(home);
  });
});
