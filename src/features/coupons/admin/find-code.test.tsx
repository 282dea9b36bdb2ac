import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#ui/theme/language-context.tsx';
import type { CouponCode } from '../coupon-codes.contract.ts';
import { FindCode, FoundCodes } from './find-code.tsx';

const code: CouponCode = {
  id: 1,
  coupon_id: 7,
  batch_id: 2,
  code: 'YALDA-7KQ2-M9XD',
  status: 'free',
  order_number: null,
  redeemed_at: null,
};
const redeemed: CouponCode = {
  ...code,
  status: 'redeemed',
  order_number: '10000042',
  redeemed_at: '2026-11-20T08:30:00.000Z',
};

/** Renders the found codes and returns their text without markup. */
function read(codes: readonly CouponCode[], language: Language): string {
  const html = renderToString(
    <StaticRouter location="/admin/coupons">
      <LanguageProvider language={language}>
        <FoundCodes codes={codes} />
      </LanguageProvider>
    </StaticRouter>,
  );
  expect(html).toContain('role="status"');
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('a found code displays its status, and links to the order that redeemed it', () => {
  expect(read([code], 'en')).toBe('YALDA-7KQ2-M9XD Not used yet');
  expect(read([code], 'fa')).toBe('YALDA-7KQ2-M9XD آزاد');
  expect(read([{ ...code, status: 'revoked' }], 'fa')).toBe('YALDA-7KQ2-M9XD باطل‌شده');
  expect(read([redeemed], 'en')).toContain('YALDA-7KQ2-M9XD Redeemed Order 10000042');
  expect(read([redeemed], 'fa')).toContain('سفارش ۱۰۰۰۰۰۴۲');
});

test('if the coupon has no such code, a message says so', () => {
  expect(read([], 'en')).toBe('This coupon has no such code. A letter may be missing.');
  expect(read([], 'fa')).toBe('این تخفیف چنین کدی ندارد. شاید حرفی جا افتاده باشد.');
});

test('nothing is searched before a code is typed', () => {
  const html = renderToString(<FindCode couponId={7} />);
  expect(html).toContain('type="search"');
  expect(html).toContain('disabled=""');
  expect(html).not.toContain('role="status"');
});
