import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const screens = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
);
const sourceOf = (path: string) => readFileSync(join(root, path), 'utf8');
const base = sourceOf('ui/theme/base.css');

/*
 * What one look found on one screen stood on others as well: each stands once, in `base.css` or a component, and this reads that
 * nobody does it again in a way of their own.
 */
describe('the appearance of a screen', () => {
  it.each(screens)('%s leaves it to base.css how a link answers a pointer', (path) => {
    expect(sourceOf(path)).not.toMatch(/text-turquoise hover:underline|hover:underline text-turquoise/);
  });

  it.each(screens)('%s draws a card to come as a card, not as a slab', (path) => {
    // A slab across the page, as high as a row of a list.
    expect(sourceOf(path)).not.toMatch(
      /<Skeleton [^>]*className="[^"]*\bh-(?:14|16|18|20)\b(?![^"]*\bw-)[^"]*rounded-card/,
    );
  });

  it.each(screens)('%s leaves a cut text the direction of all of it', (path) => {
    expect(sourceOf(path)).not.toMatch(/dir="auto" className="[^"]*own-direction[^"]*line-clamp/);
    expect(base).toMatch(/\[class\*='line-clamp'\]\[dir='auto'\] \{\s*unicode-bidi: isolate;/);
  });

  it('base.css says what is pressed, what a column may not do, and what is chosen where colours are the browser’s', () => {
    expect(base).toMatch(/:active:not\(:disabled/);
    expect(base).toMatch(/:where\(\.grid > \*[^{]*\{\s*min-width: 0;/);
    expect(base).toMatch(/@media \(forced-colors: active\)[^@]*\[role='switch'\]:checked/);
  });
});
