import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const screens = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
);
const sourceOf = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = screens.map((path) => ({ path, source: sourceOf(path) }));
const screensWith = (found: RegExp) => sources.filter(({ source }) => found.test(source)).map(({ path }) => path);
const base = sourceOf('ui/theme/base.css');
const parts = sourceOf('ui/theme/parts.css');

/*
 * Visual defects found on one screen existed on others as well: each fix is in one place, `base.css` or a component, and this test checks that no
 * screen reimplements it.
 */
describe('the appearance of a screen', () => {
  it('every screen leaves it to base.css how a link answers a pointer', () => {
    expect(screensWith(/text-turquoise hover:underline|hover:underline text-turquoise/)).toEqual([]);
  });

  it('every screen draws a card to come as a card, not as a slab', () => {
    // A block across the page, as high as a row of a list.
    expect(screensWith(/<Skeleton [^>]*className="[^"]*\bh-(?:14|16|18|20)\b(?![^"]*\bw-)[^"]*rounded-card/)).toEqual(
      [],
    );
  });

  it('every screen leaves a cut text the direction of all of it', () => {
    expect(screensWith(/dir="auto" className="[^"]*own-direction[^"]*line-clamp/)).toEqual([]);
    expect(base).toMatch(/\[class\*='line-clamp'\]\[dir='auto'\] \{\s*unicode-bidi: isolate;/);
  });

  it('every screen waits in the shape of what comes, not as lines across the page', () => {
    expect(screensWith(/'loading'\)?\s*(?:return|\?)\s*<SkeletonText/)).toEqual([]);
  });

  it('every screen leaves the header of a page beside its content, by which its width is found', () => {
    expect(screensWith(/<(?:div|section)\b[^>]*>\s*<PageHeader/)).toEqual([]);
  });

  it('every screen leaves it to treeOptions to set a category in', () => {
    expect(screensWith(/— '\.repeat/)).toEqual([]);
  });

  it('parts.css keeps the button of a long dialog in sight, and what can be done about a notice apart from its ground', () => {
    expect(sourceOf('web/admin/draft-dialog.tsx')).toMatch(/panel-foot[^>]*>\s*<Notice[\s\S]*type="submit"/);
    expect(parts).toMatch(/\.panel-foot \{\s*position: sticky;/);
    expect(sourceOf('ui/feedback/notice.tsx')).toMatch(/\[&>\.bg-raised\]:not-hover:bg-surface/);
    expect(parts).toMatch(/\.page-header:last-child > \* \{\s*visibility: hidden;/);
  });

  it('base.css says what is pressed, what a column may not do, and what is chosen where colours are the browser’s', () => {
    expect(base).toMatch(/:active:not\(:disabled/);
    expect(base).toMatch(/:where\(\.grid > \*[^{]*\{\s*min-width: 0;/);
    expect(base).toMatch(/@media \(forced-colors: active\)[^@]*\[role='switch'\]:checked/);
  });
});
