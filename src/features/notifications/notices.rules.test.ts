import { describe, expect, test } from 'vitest';
import type { NoticeKind, Notices } from '#shared/notices.ts';
import { noticeTexts, noticeTitles } from './notices.messages.ts';
import { wordNotice } from './notices.rules.ts';

const examples: { [Kind in NoticeKind]: Notices[Kind] } = {
  'order-placed': { number: '12345678' },
  'order-paid': { number: '12345678' },
  'order-cancelled': { number: '12345678' },
  'order-lapsed': { number: '12345678' },
  'order-moved': { number: '12345678', state: 'on-the-way' },
  'parcel-moved': { number: '12345678', position: 2, state: 'lost', code: null },
  'transfer-due': { number: '12345678', until: '2026-11-22T08:00:00.000Z' },
  'transfer-refused': { number: '12345678', reason: 'مبلغ جور نیست.' },
  'payment-part': { number: '12345678', amount: 60_000, left: 40_000 },
  'refund-paid': { amount: 500, number: '12345678' },
  'refund-turned': { amount: 500, number: '12345678' },
  'return-approved': { number: '12345678' },
  'return-refused': { number: '12345678', answer: 'مهلت بازگشت گذشته است.' },
  'credit-added': { amount: 500, number: '12345678' },
  'review-approved': { product: 'چراغ' },
  'review-refused': { product: 'چراغ' },
  'question-answered': { product: 'چراغ' },
  'question-approved': { product: 'چراغ' },
  'question-refused': { product: 'چراغ' },
  'answer-approved': { product: 'چراغ' },
  'answer-refused': { product: 'چراغ' },
  'comment-approved': { post: 'راهنمای خرید' },
  'comment-refused': { post: 'راهنمای خرید', reason: 'شمارهٔ تماس دارد' },
  'ticket-answered': { subject: 'مرجوعی' },
  'ticket-assigned': { number: '12345678', name: 'سارا' },
  'money-given': { name: 'سارا', amount: 20_000_000 },
  'money-requested': { name: 'سارا', amount: 60_000_000 },
  'money-approved': { name: 'سارا', amount: 60_000_000 },
  'money-refused': { name: 'سارا', amount: 60_000_000 },
  'bank-accounts-changed': { name: 'سارا' },
  'chat-message': { text: 'سلام' },
  'product-approved': { product: 'چراغ' },
  'product-refused': { product: 'چراغ' },
  'application-approved': { store: 'حجرهٔ نمونه' },
  'application-refused': { store: 'حجرهٔ نمونه' },
  'seller-order': { number: '12345678', pieces: 3 },
  'seller-question': { product: 'چراغ' },
  'seller-review': { about: 'چراغ', stars: 4 },
  'payout-made': { amount: 500, reference: '7788' },
  'shop-suspended': { store: 'حجرهٔ نمونه', reason: 'کالای تقلبی' },
  'shop-resumed': { store: 'حجرهٔ نمونه' },
  'seller-changed': { store: 'حجرهٔ نمونه' },
  'phone-changed': { ending: '4567' },
  'second-factor-changed': { change: 'added' },
  'account-guessed': { count: 20 },
  'guesses-alarm': { count: 250 },
  'webhook-paused': { name: 'حسابداری', cause: 'failing' },
  'wish-offer': { product: 'چراغ', percent: 25 },
  'back-in-stock': { product: 'چراغ' },
};
const words = { titles: noticeTitles, texts: noticeTexts };

describe('notification texts', () => {
  test.each(Object.entries(examples))('%s names its subject in both languages', (kind, params) => {
    const persian = wordNotice({ kind, params }, { ...words, language: 'fa' });
    const english = wordNotice({ kind, params }, { ...words, language: 'en' });
    expect(persian?.title).not.toBe(english?.title);
    expect([persian?.text, english?.text].join(' ')).not.toMatch(/undefined|Invalid|NaN/);
    // A `change` selects the sentence and does not occur in it.
    if ('change' in params) return;
    const about = String(Object.values(params)[0]);
    expect(english?.text).toContain(about);
    if (!/[0-9]/.test(about)) expect(persian?.text).toContain(about);
  });

  test.each(['added', 'removed', 'recovery-code-used', 'reset'])(
    'second-factor-changed has its own sentence for %s',
    (change) => {
      const text = (of: string) =>
        wordNotice({ kind: 'second-factor-changed', params: { change: of } }, { ...words, language: 'en' })?.text;
      expect(text(change)).not.toContain('undefined');
      expect(['added', 'removed', 'recovery-code-used', 'reset'].filter((of) => text(of) === text(change))).toEqual([
        change,
      ]);
    },
  );

  test('Persian sentences have Persian digits', () => {
    expect(
      wordNotice({ kind: 'order-paid', params: { number: '12345678' } }, { ...words, language: 'fa' })?.text,
    ).toContain('۱۲۳۴۵۶۷۸');
    expect(
      wordNotice({ kind: 'wish-offer', params: { product: 'چراغ', percent: 25 } }, { ...words, language: 'fa' })?.text,
    ).toContain('۲۵٪');
    const named = (language: 'fa' | 'en') =>
      wordNotice(
        { kind: 'wish-offer', params: { product: 'چراغ', product_en: 'Lamp', percent: 25 } },
        { ...words, language },
      )?.text;
    expect(
      wordNotice(
        { kind: 'comment-refused', params: { post: 'راهنما', post_en: 'Guide', reason: 'x' } },
        { ...words, language: 'en' },
      )?.text,
    ).not.toContain('راهنما');
    expect([
      named('en')?.includes('Lamp'),
      named('en')?.includes('چراغ'),
      named('fa')?.includes('چراغ'),
      named('fa')?.includes('Lamp'),
    ]).toEqual([true, false, true, false]);
  });

  test.each(Object.entries(examples).filter(([, params]) => 'product' in params || 'about' in params))(
    '%s uses an English name in the English text only',
    (kind, params) => {
      const named = { ...params, product_en: 'Lamp', about_en: 'Lamp' };
      const [persian, english] = (['fa', 'en'] as const).map(
        (language) => wordNotice({ kind, params: named }, { ...words, language })?.text,
      );
      expect([
        persian?.includes('Lamp'),
        persian?.includes('چراغ'),
        english?.includes('Lamp'),
        english?.includes('چراغ'),
      ]).toEqual([false, true, true, false]);
    },
  );

  test('a kind without a text is left out', () => {
    expect(wordNotice({ kind: 'order-teleported', params: {} }, { ...words, language: 'fa' })).toBeNull();
  });
});
