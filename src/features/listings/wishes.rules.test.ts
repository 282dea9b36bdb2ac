import { expect, test } from 'vitest';
import { knownNames } from './known-names.rules.ts';
import { isSize, wishesIn, withoutColour, type Wishable } from './wishes.rules.ts';

const shop: Wishable = {
  colours: knownNames([
    { key: 'مشکی', names: ['مشکی', 'سیاه', 'black'] },
    { key: 'سرمه‌ای', names: ['سرمه‌ای'] },
    { key: 'آبی', names: ['آبی', 'blue'] },
    { key: 'آبی روشن', names: ['آبی روشن'] },
  ]),
  brands: knownNames([
    { key: 'adidas', names: ['آدیداس', 'Adidas'] },
    { key: 'new', names: ['نیو', 'New'] },
    { key: 'new-balance', names: ['نیو بالانس', 'New Balance'] },
  ]),
};

test.each([
  ['کفش ۵۰۰ هزار تومنی', 'کفش', { price_min: 400_000, price_max: 600_000 }],
  ['۵۰۰ هزار تومنی', '', { price_min: 400_000, price_max: 600_000 }],
  ['یک میلیون', '', { price_min: 800_000, price_max: 1_200_000 }],
  ['۵۰۰ هزار', '', { price_min: 400_000, price_max: 600_000 }],
  ['۱ تومن', '', { price_min: 800_000, price_max: 1_200_000 }],
  ['1 million', '', { price_min: 800_000, price_max: 1_200_000 }],
  ['زیر۲میلیون', '', { price_max: 2_000_000 }],
  ['کفش کمتر از یک و نیم میلیون', 'کفش', { price_max: 1_500_000 }],
  ['کفش بیشتر از دو و نیم میلیون تومان', 'کفش', { price_min: 2_500_000 }],
  ['کفش بین یک و نیم و دو میلیون', 'کفش', { price_min: 1_500_000, price_max: 2_000_000 }],
  ['ساعت زیر ۳ میلیارد', 'ساعت', { price_max: 3_000_000_000 }],
  ['ساعت بالای سه میلیارد و نیم', 'ساعت', { price_min: 3_500_000_000 }],
  ['ساعت از ۲ تا ۳ میلیارد', 'ساعت', { price_min: 2_000_000_000, price_max: 3_000_000_000 }],
  ['ساعت ۲ میلیاردی', 'ساعت', { price_min: 1_600_000_000, price_max: 2_400_000_000 }],
  ['ساعت زیر ۳۰ میلیارد ریال', 'ساعت', { price_max: 3_000_000_000 }],
  ['ساعت زیر ۵ هزار میلیارد', 'ساعت', { price_max: 1_000_000_000_000 }],
  ['ساعت زیر ۹۹۹۹۹۹۹۹۹۹۹۹۹۹۹', 'ساعت', { price_max: 1_000_000_000_000 }],
  ['کفش زیر۲میلیون', 'کفش', { price_max: 2_000_000 }],
  ['کفش گرون', 'کفش', { sort: 'price-desc' }],
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
  ['خرید هودی', 'هودی', {}],
  ['قیمت ساعت رولکس', 'ساعت رولکس', {}],
  ['خرید اینترنتی کفش ارزان', 'کفش', { sort: 'price-asc' }],
  ['بهترین چمدان', 'چمدان', {}],
  ['buy shoes', 'shoes', {}],
  ['گوشی ارزان', 'گوشی', { sort: 'price-asc' }],
  ['ارزان‌ترین گوشی', 'گوشی', { sort: 'price-asc' }],
  ['کفش ارزون زیر ۹۰۰ هزار', 'کفش', { sort: 'price-asc', price_max: 900_000 }],
  ['پرفروش‌ترین کتاب موجود', 'کتاب', { sort: 'popular', in_stock: true }],
  ['گوشی زیر ده میلیون', 'گوشی', { price_max: 10_000_000 }],
  ['گوشی زیر دو میلیون و نیم', 'گوشی', { price_max: 2_500_000 }],
  ['گوشی زیر ۲ و نیم میلیون تومان', 'گوشی', { price_max: 2_500_000 }],
  ['گوشی زیر ۲/۵ میلیون', 'گوشی', { price_max: 2_500_000 }],
  ['گوشی زیر ۲ میلیون و ۵۰۰ هزار تومان', 'گوشی', { price_max: 2_500_000 }],
  ['گوشی زیر ۲ میلیون و سیصد', 'گوشی', { price_max: 2_300_000 }],
  ['لپ تاپ تا سقف بیست و پنج میلیون', 'لپ تاپ', { price_max: 25_000_000 }],
  ['کفش زیر نیم میلیون', 'کفش', { price_max: 500_000 }],
  ['کفش تا ۵۰۰ تومن', 'کفش', { price_max: 500_000 }],
  ['کفش تا ۲ تومن', 'کفش', { price_max: 2_000_000 }],
  ['کفش زیر ۲۰۰۰۰۰۰۰ ریال', 'کفش', { price_max: 2_000_000 }],
  ['کفش کم‌تر از ٢ ميليون', 'کفش', { price_max: 2_000_000 }],
  ['کفش با قیمت پایین‌تر از ۲ میلیون', 'کفش', { price_max: 2_000_000 }],
  ['کفش ارزون تر از ۲ میلیون', 'کفش', { price_max: 2_000_000 }],
  ['کفش با بودجه ۲ میلیون', 'کفش', { price_max: 2_000_000 }],
  ['کفش ۲ میلیون به پایین', 'کفش', { price_max: 2_000_000 }],
  ['کفش از ۲ میلیون به بالا', 'کفش', { price_min: 2_000_000 }],
  ['کفش بالاتر از ۲ میلیون', 'کفش', { price_min: 2_000_000 }],
  ['کفش حدود ۲ میلیون', 'کفش', { price_min: 1_600_000, price_max: 2_400_000 }],
  ['کفش ۵ تا ۱۰ میلیون', 'کفش', { price_min: 5_000_000, price_max: 10_000_000 }],
  ['کفش ۵-۱۰ میلیون', 'کفش', { price_min: 5_000_000, price_max: 10_000_000 }],
  ['کفش بین پنج تا ده میلیون تومان', 'کفش', { price_min: 5_000_000, price_max: 10_000_000 }],
  ['کفش بین یک میلیون و نیم تا دو میلیون', 'کفش', { price_min: 1_500_000, price_max: 2_000_000 }],
  ['کفش بین یک میلیون و دو میلیون و نیم', 'کفش', { price_min: 1_000_000, price_max: 2_500_000 }],
  ['shoes < 2,000,000', 'shoes', { price_max: 2_000_000 }],
  ['shoes at most two million', 'shoes', { price_max: 2_000_000 }],
  ['shoes 500k to 2m', 'shoes', { price_min: 500_000, price_max: 2_000_000 }],
  ['kafsh zire 2 milyon', 'kafsh', { price_max: 2_000_000 }],
  ['کفش زیر ۵۰۰', 'کفش', { price_max: 500_000 }],
  ['کفش حداکثر ۵۰۰', 'کفش', { price_max: 500_000 }],
  ['کفش نهایتا هفتصد', 'کفش', { price_max: 700_000 }],
  ['کیف حداقل ۵۰۰', 'کیف', { price_min: 500_000 }],
  ['کیف بالای ۵۰۰', 'کیف', { price_min: 500_000 }],
  ['کیف از ۵۰۰ به بالا', 'کیف', { price_min: 500_000 }],
  ['کیف ۸۰۰ به پایین', 'کیف', { price_max: 800_000 }],
  ['کیف زیر ۹۰۰/۰۰۰ تومان', 'کیف', { price_max: 900_000 }],
  ['کیف زیر ۹۰۰.۰۰۰', 'کیف', { price_max: 900_000 }],
  ['کیف تا 1.500.000 تومان', 'کیف', { price_max: 1_500_000 }],
  ['کیف بین ۱/۲۰۰/۰۰۰ تا ۲/۰۰۰/۰۰۰', 'کیف', { price_min: 1_200_000, price_max: 2_000_000 }],
  ['لباس زنانه زیر پونصد', 'لباس زنانه', { price_max: 500_000 }],
  ['ساعت کمتر از ۱۲۰۰', 'ساعت', { price_max: 1_200_000 }],
  ['kafsh zire 500', 'kafsh', { price_max: 500_000 }],
  ['مانتو از ۵۰۰ تا ۸۰۰', 'مانتو', { price_min: 500_000, price_max: 800_000 }],
  ['ساعت تا یک و دویست', 'ساعت', { price_max: 1_200_000 }],
  ['ساعت زیر یک و پونصد تومن', 'ساعت', { price_max: 1_500_000 }],
  ['ساعت زیر دو و نیم', 'ساعت', { price_max: 2_500_000 }],
  ['گوشی با ۱۰ میلیون', 'گوشی', { price_max: 10_000_000 }],
  ['کفش با ۵۰۰ هزار تومن', 'کفش', { price_max: 500_000 }],
  ['ساعت گران قیمت', 'ساعت', { sort: 'price-desc' }],
  ['مانتو زیر ۸۰۰ تومنی', 'مانتو', { price_max: 800_000 }],
  ['هدیه ۲۰۰ تومنی', 'هدیه', { price_min: 160_000, price_max: 240_000 }],
  ['kafsh ta 2 melyon', 'kafsh', { price_max: 2_000_000 }],
  ['arzoontarin kafsh', 'kafsh', { sort: 'price-asc' }],
  ['کفش قیمت پایین', 'کفش', { sort: 'price-asc' }],
  ['کفش ارزان‌تر', 'کفش', { sort: 'price-asc' }],
  ['کفش با قیمت مناسب', 'کفش', { sort: 'price-asc' }],
  ['kafsh arzan', 'kafsh', { sort: 'price-asc' }],
  ['کفش ۲ میلیون تومان', 'کفش', { price_min: 1_600_000, price_max: 2_400_000 }],
  ['کفش ۴۲ دو میلیون و ۵۰۰ هزار تومن', 'کفش ۴۲', { price_min: 2_000_000, price_max: 3_000_000 }],
  ['کفش ۵۰۰ تومن', 'کفش', { price_min: 400_000, price_max: 600_000 }],
  ['کفش 2000000 تومان مردانه', 'کفش مردانه', { price_min: 1_600_000, price_max: 2_400_000 }],
  ['زیر ۵۰۰ هزار', '', { price_max: 500_000 }],
  ['ارزان', '', { sort: 'price-asc' }],
  ['ارزان زیر ۱۰ میلیون', '', { sort: 'price-asc', price_max: 10_000_000 }],
])('«%s» searches for «%s» and filters by %j', (typed, text, certain) => {
  expect(wishesIn(typed, shop)).toMatchObject({ text, certain, likely: {} });
});

test.each([
  ['کفش سایز ۴۳', 'کفش', { size: '43' }],
  ['تی‌شرت سایز xl', 'تی‌شرت', { size: 'xl' }],
  ['کفش شماره ۴۲ و نیم', 'کفش', { size: '42.5' }],
  ['کفش سایز چهل و سه', 'کفش', { size: '43' }],
  ['تی‌شرت ایکس لارج', 'تی‌شرت', { size: 'xl' }],
  ['تی‌شرت سایز دو ایکس لارج', 'تی‌شرت', { size: '2xl' }],
  ['تی‌شرت مدیوم', 'تی‌شرت', { size: 'm' }],
  ['تی‌شرت xxl', 'تی‌شرت', { size: 'xxl' }],
  ['کفش سیاه', 'کفش', { colour: 'مشکی' }],
  ['black کفش', 'کفش', { colour: 'مشکی' }],
  ['کفش به رنگ مشکی', 'کفش', { colour: 'مشکی' }],
  ['کفش مشکی رنگ', 'کفش', { colour: 'مشکی' }],
  ['کفش مارک آدیداس', 'کفش', { brand: 'adidas' }],
  ['کفش مشکی آدیداس', 'کفش', { colour: 'مشکی', brand: 'adidas' }],
  ['کفش رنگ سرمه ای', 'کفش', { colour: 'سرمه‌ای' }],
  ['new balance کفش', 'کفش', { brand: 'new-balance' }],
  ['کفش برند نیو', 'کفش', { brand: 'new' }],
  ['کفش آبی', 'کفش', { colour: 'آبی' }],
  ['کفش آبی روشن نایک', 'کفش نایک', { colour: 'آبی روشن' }],
  ['کفش نوآبی مشکی', 'کفش نوآبی', { colour: 'مشکی' }],
  ['سایز ۴۳', '', { size: '43' }],
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
  'هارد زیر ۵۰۰ گیگ',
  'لامپ زیر ۵۰۰ لومن',
  'لامپ حداقل ۵۰۰ لومن',
  'لاستیک ۲۰۵/۵۵۰',
  'دوربین بالای ۲۰',
  'کفش زیر ۴۴۳',
  'کارت شارژ ۵ تومنی',
  'مانتو از ۳۸ تا ۴۴',
  'کارت شارژ ۵ تومان',
  'کفش ۴۳',
  'موجودی',
  'پاوربانک تا ۲۰ هزار میلی آمپر',
  'دوربین تا ۳ متر',
  'قاب از ۱۰ تا ۲۰',
  'کفش زیر ۲ و نیم گیگ',
  'موتور با ۵ هزار دور',
  'پازل با هزار قطعه',
  'کولر با ۱۲۰۰۰ بی تی یو',
  'دوربین با ۵۰ میلیون پیکسل',
  'پاوربانک با ۲۰ هزار میلی آمپر',
  'کتاب هزار و یک شب',
  'کتاب یک میلیون ستاره',
  'کفش ۲ و ۳',
  '',
  '؟',
])('«%s» implies no filter', (typed) => {
  expect(wishesIn(typed, shop)).toBeNull();
});

test.each([
  ['کفش ۴۳', 'کفش', { size: '43' }],
  ['کتونی 43 مشکی', 'کتونی', { size: '43', colour: 'مشکی' }],
  ['کفش ۴۲.۵', 'کفش', { size: '42.5' }],
])('«%s» may name a size', (typed, text, likely) => {
  expect(wishesIn(typed, shop, true)).toMatchObject({ text, likely, isBareNumber: true });
});

test.each(['کفش ۴۴۳', 'گوشی A54', 'کفش ۵', '۴۳'])('«%s» has no bare number that is a size', (typed) => {
  expect(wishesIn(typed, shop, true)).toBeNull();
});

test('a number next to the word for size is not a bare size', () => {
  expect(wishesIn('کفش سایز ۴۳ مدل ۱۲', shop, true)).toMatchObject({ text: 'کفش مدل ۱۲', isBareNumber: false });
});

test.each([
  ['ساعت مشکی', { text: 'ساعت', colour: 'مشکی' }],
  ['کفش به رنگ مشکی مردانه', { text: 'کفش مردانه', colour: 'به رنگ مشکی' }],
  ['black shoes', { text: 'shoes', colour: 'black' }],
  ['مشکی ساعت', null],
  ['مشکی', null],
  ['ساعت', null],
])('«%s» without its colour is %j', (typed, without) => {
  expect(withoutColour(typed, shop)).toEqual(without);
});

test('in a search of filters only, a colour is one of them; alone it is a word', () => {
  expect(wishesIn('مشکی زیر ۲ میلیون', shop)).toMatchObject({
    text: '',
    textOfCertain: 'مشکی',
    certain: { price_max: 2_000_000 },
    likely: { colour: 'مشکی' },
  });
  expect(wishesIn('مشکی', shop)).toBeNull();
  expect(wishesIn('به رنگ مشکی', shop)).toMatchObject({ text: '', certain: {}, likely: { colour: 'مشکی' } });
  expect(wishesIn('کفش سایز۴۳', shop)).toMatchObject({ text: 'کفش', certain: {}, likely: { size: '43' } });
});

test.each([
  ['۴۳', '43', true],
  ['XL', 'xl', true],
  ['XXL', '2xl', true],
  ['XXL', 'xl', false],
  ['43', '44', false],
])('the size %s is %s: %s', (stored, typed, same) => {
  expect(isSize(stored, typed)).toBe(same);
});
