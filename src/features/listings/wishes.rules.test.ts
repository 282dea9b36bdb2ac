import { expect, test } from 'vitest';
import { isSize, wishesIn, type Wishable } from './wishes.rules.ts';

const shop: Wishable = {
  colours: ['مشکی', 'سرمه‌ای', 'آبی روشن'],
  brands: [
    { slug: 'adidas', names: ['آدیداس', 'Adidas'] },
    { slug: 'new-balance', names: ['نیو بالانس', 'New Balance'] },
  ],
};

test.each([
  ['گوشی زیر ۱۰ میلیون', 'گوشی', { price_max: 10_000_000 }],
  ['گوشی زیر ۱۰ میلیون تومان سامسونگ', 'گوشی سامسونگ', { price_max: 10_000_000 }],
  ['کفش تا ۵۰۰ هزار تومن', 'کفش', { price_max: 500_000 }],
  ['کفش تا ۱٬۵۰۰٬۰۰۰', 'کفش', { price_max: 1_500_000 }],
  ['کفش تا 1,500,000 تومان', 'کفش', { price_max: 1_500_000 }],
  ['کفش کمتر از ۱.۵ میلیون', 'کفش', { price_max: 1_500_000 }],
  ['کیف بالای ۲ میلیون', 'کیف', { price_min: 2_000_000 }],
  ['کیف از ۵۰۰ تا ۸۰۰ هزار تومان', 'کیف', { price_min: 500_000, price_max: 800_000 }],
  ['کیف بین ۱ میلیون و ۲ میلیون', 'کیف', { price_min: 1_000_000, price_max: 2_000_000 }],
  ['کیف ۴۲ از ۹ تا ۲ میلیون', 'کیف ۴۲', { price_min: 2_000_000, price_max: 9_000_000 }],
  ['shoes under 2 million', 'shoes', { price_max: 2_000_000 }],
  ['گوشی ارزان', 'گوشی', { sort: 'cheapest' }],
  ['ارزان‌ترین گوشی', 'گوشی', { sort: 'cheapest' }],
  ['کفش ارزون زیر ۹۰۰ هزار', 'کفش', { sort: 'cheapest', price_max: 900_000 }],
  ['پرفروش‌ترین کتاب موجود', 'کتاب', { sort: 'popular', in_stock: true }],
])('«%s» searches for «%s» and narrows by %j', (typed, text, certain) => {
  expect(wishesIn(typed, shop)).toMatchObject({ text, certain, likely: {} });
});

test.each([
  ['کفش سایز ۴۳', 'کفش', { size: '43' }],
  ['تی‌شرت سایز xl', 'تی‌شرت', { size: 'xl' }],
  ['کفش مشکی آدیداس', 'کفش', { colour: 'مشکی', brand: 'adidas' }],
  ['کفش رنگ سرمه ای', 'کفش', { colour: 'سرمه‌ای' }],
  ['new balance کفش', 'کفش', { brand: 'new-balance' }],
])('«%s» likely searches for «%s» with %j', (typed, text, likely) => {
  expect(wishesIn(typed, shop)).toMatchObject({ text, certain: {}, likely });
});

test.each([
  'کفش ورزشی',
  'آدیداس',
  'مشکی',
  'کفش زیر ۱۰',
  'کیف تا شو',
  'چمدان سایز بزرگ',
  'ساعت مدل ۵۰۰',
  'زیر ۵۰۰ هزار',
  'ارزان',
  'موجودی',
  '',
  '؟',
])('«%s» wishes nothing', (typed) => {
  expect(wishesIn(typed, shop)).toBeNull();
});

test('where nothing but a colour and a price would be left, the colour is what is searched for', () => {
  expect(wishesIn('مشکی زیر ۲ میلیون', shop)).toMatchObject({
    text: 'مشکی',
    certain: { price_max: 2_000_000 },
    likely: {},
  });
});

test.each([
  ['۴۳', '43', true],
  ['XL', 'xl', true],
  ['43', '44', false],
])('the size %s is %s: %s', (stored, typed, same) => {
  expect(isSize(stored, typed)).toBe(same);
});
