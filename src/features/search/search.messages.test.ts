import { expect, test } from 'vitest';
import { searchMessages } from './search.messages.ts';

test('SRCH-01 the message for a single word without results does not mention all words', () => {
  const { fa, en } = searchMessages;
  expect(fa.relaxed('کتاب')).toBe('کالایی با «کتاب» پیدا نشد؛ نزدیک‌ترین‌ها را می‌بینید.');
  expect(en.relaxed(' book ')).toMatch(/^No product was found for/);
  expect(fa.relaxed('کتاب کودک')).toContain('با همهٔ کلمه‌های «کتاب کودک»');
  expect(en.relaxed('children book')).toContain('all the words of “children book”');
});
