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
  it('every screen leaves the hover and press style of links to base.css', () => {
    expect(screensWith(/text-turquoise hover:underline|hover:underline text-turquoise/)).toEqual([]);
  });

  it('every screen renders a loading card as a card, not as a block', () => {
    // A block across the page, as high as a row of a list.
    expect(screensWith(/<Skeleton [^>]*className="[^"]*\bh-(?:14|16|18|20)\b(?![^"]*\bw-)[^"]*rounded-card/)).toEqual(
      [],
    );
  });

  it('every screen gives truncated text the direction of its full text', () => {
    expect(screensWith(/dir="auto" className="[^"]*own-direction[^"]*line-clamp/)).toEqual([]);
    expect(base).toMatch(/\[class\*='line-clamp'\]\[dir='auto'\] \{\s*unicode-bidi: isolate;/);
  });

  it('every screen uses skeletons in the shape of the content, not lines across the page', () => {
    expect(screensWith(/'loading'\)?\s*(?:return|\?)\s*<SkeletonText/)).toEqual([]);
  });

  it('every screen leaves the header of a page beside its content, by which its width is found', () => {
    expect(screensWith(/<(?:div|section)\b[^>]*>\s*<PageHeader/)).toEqual([]);
  });

  it('every screen leaves the indentation of categories to treeOptions', () => {
    expect(screensWith(/— '\.repeat/)).toEqual([]);
  });

  it("parts.css keeps a long dialog's button in view, and separates a notice's actions from its background", () => {
    expect(sourceOf('web/admin/draft-dialog.tsx')).toMatch(/panel-foot[^>]*>\s*<Notice[\s\S]*type="submit"/);
    expect(parts).toMatch(/\.panel-foot \{\s*position: sticky;/);
    expect(sourceOf('ui/feedback/notice.tsx')).toMatch(/\[&>\.bg-raised\]:not-hover:bg-surface/);
    expect(parts).toMatch(/\.page-header:last-child > \* \{\s*visibility: hidden;/);
  });

  it('base.css marks what is pressed, limits columns, and marks the selection in forced colours', () => {
    expect(base).toMatch(/:active:not\(:disabled/);
    expect(base).toMatch(/:where\(\.grid > \*[^{]*\{\s*min-width: 0;/);
    expect(base).toMatch(/@media \(forced-colors: active\)[^@]*\[role='switch'\]:checked/);
  });
});
