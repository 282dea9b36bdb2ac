import { structuredFaults, structuredIn } from '../src/testing/schema-org.ts';
import { expect, test } from './shop-test.ts';
import { addressesOf, onPhone } from './steps.ts';

/** What a page must tell search engines of itself, by its path in the list of pages. */
const told: Readonly<Record<string, readonly string[]>> = {
  '/home': ['Organization', 'WebSite'],
  '/single-product/:slug': ['Product', 'BreadcrumbList'],
  '/catagory/:slug': ['BreadcrumbList', 'ItemList'],
  '/shop-grid': ['ItemList'],
  '/blog-details/:slug': ['BlogPosting', 'BreadcrumbList'],
  '/support': ['FAQPage'],
};

for (const language of ['fa', 'en']) {
  test(
    `APP-12 what the pages tell search engines in ${language} is right by schema.org's own definitions`,
    onPhone,
    async ({ api }) => {
      test.setTimeout(120_000);
      const faults: string[] = [];
      for (const { page, address } of await addressesOf(api)) {
        if (page.frame === 'admin') continue;
        const answer = await api.get(address, { headers: { cookie: `language=${language}` } });
        const pieces = structuredIn(await answer.text());
        const types = pieces.map((piece) => String((piece as Record<string, unknown>)['@type']));
        for (const type of told[page.path] ?? [])
          if (!types.includes(type)) faults.push(`${address} tells no ${type}, only ${types.join(', ')}`);
        faults.push(...pieces.flatMap(structuredFaults).map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
}
