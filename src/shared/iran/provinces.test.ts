import { describe, expect, it } from 'vitest';
import { englishName } from './english-names.ts';
import { postalLine } from './postal-line.ts';
import { provinces } from './provinces.ts';

describe('provinces and cities', () => {
  it.each(provinces)('%s has an English name', (province) => {
    expect(englishName(province)).toMatch(/^[A-Z][A-Za-z -]+$/);
  });

  it('a town without an established English name is unchanged', () => {
    expect(englishName('آبش احمد')).toBe('آبش احمد');
  });

  it.each([
    [{ province: 'فارس', city: 'شیراز', line: 'خیابان زند' }, 'فارس، شیراز، خیابان زند'],
    [{ province: 'تهران', city: 'تهران', line: 'خیابان سعدی' }, 'تهران، خیابان سعدی'],
    [{ province: 'تهران', city: 'تهران', line: null }, 'تهران'],
    [{ province: 'Fars', city: 'Shiraz', line: 'Zand St.' }, 'Fars, Shiraz, Zand St.'],
  ])('an address in one line: %j', (address, line) => {
    expect(postalLine(address)).toBe(line);
  });
});
