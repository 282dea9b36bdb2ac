import { expect, test } from 'vitest';
import {
  facetsQueryOf,
  filterAddress,
  filterIn,
  listQueryOf,
  narrows,
  noFilter,
  cursorIn,
  priceLimits,
  withOrWithout,
  withUnseen,
} from './list-filter.rules.ts';

const read = (address: string) => filterIn(new URLSearchParams(address));

test('a filter is written to the address and read back unchanged', () => {
  const filter = {
    sort: 'price-asc',
    brands: ['nik', 'rahvar'],
    colours: ['قرمز', 'سبز یشمی'],
    sizes: ['XL', '42'],
    rating: 4,
    payment: 'cash',
    priceMin: 100_000,
    priceMax: 2_000_000,
    inStock: true,
    attributes: { memory: ['16', '20..32'], touch: ['true'] },
  } as const;
  const address = filterAddress(new URLSearchParams(), filter);
  expect(decodeURIComponent(address)).toBe(
    '?sort=price-asc&brand=nik,rahvar&colour=قرمز,سبز+یشمی&size=XL,42&rating=4&payment=cash&price_min=100000&price_max=2000000&in_stock=true&attr_memory=16,20..32&attr_touch=true',
  );
  expect(read(address)).toEqual(filter);
  expect(listQueryOf(filter)).toEqual({
    sort: 'price-asc',
    brand: 'nik,rahvar',
    colour: 'قرمز,سبز یشمی',
    size: 'XL,42',
    rating: 4,
    payment: 'cash',
    price_min: 100_000,
    price_max: 2_000_000,
    in_stock: true,
    attr_memory: '16,20..32',
    attr_touch: 'true',
  });
  expect(facetsQueryOf(filter)).not.toHaveProperty('sort');
});

test('invalid filters in an address are ignored', () => {
  expect(read('sort=whatever&brand=,,&price_min=abc&price_max=&in_stock=1&rating=9&payment=barter&colour=,')).toEqual(
    noFilter,
  );
  expect(read('sort=toString').sort).toBeNull();
  expect(listQueryOf(noFilter)).toEqual({});
  expect(narrows(read('sort=newest'))).toBe(false);
});

test('a price may be typed in Persian digits and with group separators', () => {
  expect(read('price_min=۱۲٬۵۰۰').priceMin).toBe(12_500);
  expect(read('price_min=12,5&price_max=۱۲٫۵')).toMatchObject({ priceMin: null, priceMax: null });
});

test('a filter leaves the search words unchanged', () => {
  const address = filterAddress(new URLSearchParams('q=کفش&sort=newest&brand=nik&utm_source=x'), {
    ...noFilter,
    inStock: true,
  });
  expect(Object.fromEntries(new URLSearchParams(address))).toEqual({ q: 'کفش', in_stock: 'true' });
});

test.each([
  [{ min: '1', max: '5000' }, null, null],
  [{ min: '', max: '' }, null, null],
  [{ min: '۲٬۰۰۰', max: '5000' }, 2_000, null],
  [{ min: '1', max: '3000' }, null, 3_000],
  [{ min: '4000', max: '2000' }, 2_000, 4_000],
])('the limits %o between 1 and 5000 narrow from %s to %s', (typed, priceMin, priceMax) => {
  expect(priceLimits(typed, { price_min: 1, price_max: 5_000 })).toEqual({ priceMin, priceMax });
});

test('the next page is requested from the cursor of the previous page', () => {
  expect(cursorIn('/api/products/?page=3&sort=newest&after=bmV3')).toEqual({ page: 3, after: 'bmV3' });
  expect(cursorIn('?page=2')).toEqual({ page: 2 });
  expect(cursorIn('true')).toEqual({});
});

test('a product already on the list is not added again', () => {
  const at = (id: number) => ({ id });
  expect(withUnseen([at(3), at(2)], [at(2), at(1), at(1)])).toEqual([at(3), at(2), at(1)]);
});

test('a list of names in an address is no longer than a request accepts', () => {
  const many = Array.from({ length: 40 }, (_, index) => `brand-${index}`);
  expect(read(`brand=${many.join(',')}`).brands).toHaveLength(20);
  expect(
    read(`colour=${Array.from({ length: 20 }, (_, index) => `${'رنگ'.repeat(20)}${index}`).join(',')}`).colours.join(
      ',',
    ).length,
  ).toBeLessThanOrEqual(400);
});

test('a choice is added and removed', () => {
  expect(withOrWithout(['a'], 'b')).toEqual(['a', 'b']);
  expect(withOrWithout(['a', 'b'], 'a')).toEqual(['b']);
});
