import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChipCount, Count, Duration } from '../src/ui/text/kit.tsx';
import { Price } from '../src/ui/text/price.tsx';
import { LanguageProvider } from '../src/ui/theme/language-context.tsx';

const root = join(import.meta.dirname, '../src');
const screens = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.includes('/admin/'),
);

/** A document to print, whose tables have tabular figures, and fields for a sum. */
const noPrices = ['invoices/storefront/invoice-paper.tsx', 'listings/storefront/filter/filter-prices.tsx'];
const kit = 'ui/text/price.tsx';

const drawn = (child: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(LanguageProvider, { language: 'fa', children: child }));

describe('the typography kit', () => {
  it.each(screens)('%s renders prices with Price, and strikes none through itself', (path) => {
    const source = readFileSync(join(root, path), 'utf8');
    if (path.endsWith(kit) || noPrices.some((one) => path.endsWith(one))) return;
    expect(source).not.toMatch(/\bformatToman\(/);
    expect(source).not.toMatch(/<s[\s>]/);
  });

  it.each(screens)('%s writes no count before its label', (path) => {
    // A bracket with a count that opens a text, as in «(۱) ۱ کیلوگرم».
    expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/>\s*\(\{[^}]*(count|Count|formatNumber)[^}]*\}\)\s*\{/);
  });

  it.each(screens)('%s does not let digits alone decide the position of an isolated name', (path) => {
    if (path.endsWith('ui/text/kit.tsx')) return;
    expect(readFileSync(join(root, path), 'utf8')).not.toMatch(
      /<\/bdi>\s*(\{' '\})?\s*<span className="ms-1\b[^>]*>\{formatNumber\(/,
    );
  });

  it('strikes through a price from a 3 percent discount', () => {
    const price = (amount: number) => drawn(createElement(Price, { amount, unit: 'تومان', listAmount: 100_000 }));
    expect(price(97_001)).not.toContain('<s ');
    expect(price(97_000)).toContain('<s ');
    expect(price(97_000)).toContain('۳٪');
  });

  it('writes a count after its label, and 96 hours as four days', () => {
    expect(drawn(createElement(Count, { label: '۱ کیلوگرم', count: 1 })).replace(/<[^>]*>/g, '')).toBe('۱ کیلوگرم (۱)');
    expect(drawn(createElement(ChipCount, { label: '۳۷', count: 2 }))).toMatch(/^<span dir="rtl"><bdi>۳۷<\/bdi>/);
    expect(drawn(createElement(Duration, { hours: 96 }))).toContain('۴ روز');
    expect(drawn(createElement(Duration, { hours: 36 }))).toContain('۳۶ ساعت');
  });
});
