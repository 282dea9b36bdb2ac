import { expect, test } from 'vitest';
import { speaksForShop } from './reserved-names.rules.ts';

const shop = ['حجره', 'Hojreh'];

test.each([
  ...[
    'Hojreh',
    'hojreh',
    'HOJREH_',
    'h.o.j.r.e.h',
    'hojreh1404',
    'H0jreh',
    'Ηojreh',
    'hоjreh',
    'حجره',
    'ح‌ج‌ره',
    'حجرة',
    'حـجـره',
  ],
  ...[
    'hojreh-shop',
    'TheHojrehStore',
    'hojreh.support',
    'hojrehofficial',
    'فروشگاه حجره',
    'حجره رسمی',
    'پشتیبانی حجره',
    'حجره آنلاین',
  ],
  ...[
    'admin',
    'Admin',
    'adm1n',
    'a.d.m.i.n',
    's-u-p-p-o-r-t 2',
    'پ ش ت ی ب ا ن ی',
    'ADMIN-2',
    'аdmin',
    'support_team',
    'customer.service',
    'official store',
    'پشتیبانی',
    'پشتيبانی سایت',
  ],
  ...['مدیریت', 'ادمین ۲', 'خدمات مشتریان', 'خدمات‌مشتریان', 'مدیر فروشگاه'],
])('%s is reserved for the shop', (name) => {
  expect(speaksForShop(name, shop)).toBe(true);
});

test.each([
  ...[
    'sara',
    'badminton',
    'sportsupporter',
    'مهران مدیری',
    'سارا احمدی',
    'علی کارشناس',
    'کفش‌دوزان تبریز',
    'stafford',
    'reza1370',
  ],
  ...['حجره‌دار اصفهان', 'زهرا رسمیان', 'official1nk', 'hojrehi ahmad', 'The Tea House', 'a. d. minaei'],
])('%s is not reserved', (name) => {
  expect(speaksForShop(name, shop)).toBe(false);
});

test('a shop that is called as people are leaves them their names', () => {
  expect(speaksForShop('سارا احمدی', ['سارا', 'Sara'])).toBe(false);
  expect(speaksForShop('sara_ahmadi', ['سارا', 'Sara'])).toBe(false);
  expect(speaksForShop('فروشگاه سارا', ['سارا', 'Sara'])).toBe(true);
});

test('checking a name takes time linear in its length', () => {
  const startedAt = performance.now();
  expect(speaksForShop(`حجره ${'shop'.repeat(25)}x`, shop)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(200);
});
