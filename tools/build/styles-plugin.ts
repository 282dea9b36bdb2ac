import path from 'node:path';
import type { Plugin } from 'vite';

/** Absolute, because other packages import it. */
const adoptedStyle = path.resolve('src/ui/theme/adopted-style.ts').replaceAll('\\', '/');
const imported = `import { adoptStyle } from ${JSON.stringify(adoptedStyle)};\n`;

const sonnerInsert = /function __insertCSS\(code\) \{[\s\S]*?\n\}\n/;

/**
 * Sonner's properties of the whole page by its direction, which its toast list sets itself as well: they would recalculate the style of every
 * element.
 */
const sonnerOfThePage = /,html\[dir=(?:ltr|rtl)\](?=\{)/g;

const tiptapTag = /function createStyleTag\(style, nonce, suffix\) \{[\s\S]*?\n\}\n/;

/** Three packages write into style elements, which the pages' policy blocks; rewritten, they use the style sheet's own interface. */
const rewritten: readonly { file: RegExp; rewrite: (code: string) => string }[] = [
  {
    file: /[\\/]node_modules[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
    rewrite: (code) => {
      if (!sonnerInsert.test(code)) throw new Error('Sonner writes its styles in another way than the build expects.');
      if ((code.match(sonnerOfThePage) ?? []).length !== 2)
        throw new Error('Sonner styles the whole page in another way than the build expects.');
      return (
        imported +
        code.replace(sonnerInsert, 'function __insertCSS(code) { adoptStyle(code); }\n').replaceAll(sonnerOfThePage, '')
      );
    },
  },
  {
    file: /[\\/]node_modules[\\/]@tiptap[\\/]core[\\/]dist[\\/]index\.js$/,
    rewrite: (code) => {
      if (!tiptapTag.test(code)) throw new Error('Tiptap writes its styles in another way than the build expects.');
      return (
        imported +
        code.replace(
          tiptapTag,
          'let adopted;\nfunction createStyleTag(style) { adopted ??= adoptStyle(style); return null; }\n',
        )
      );
    },
  },
  {
    file: /[\\/]node_modules[\\/]react-style-singleton[\\/]dist[\\/]es2015[\\/]singleton\.js$/,
    rewrite: (code) => {
      if (!/^export var stylesheetSingleton/m.test(code) || (code.match(/^export /gm) ?? []).length !== 1)
        throw new Error('react-style-singleton exports other things than the build expects.');
      return `${imported}export const stylesheetSingleton = () => {
  let count = 0;
  let takeAway;
  return {
    add(style) {
      // A width that every element would inherit, and none reads.
      if (count === 0) takeAway = adoptStyle(style.replace(/--removed-body-scroll-bar-size:[^;}]*;?/, ''));
      count += 1;
    },
    remove() {
      count -= 1;
      if (count === 0) takeAway?.();
    },
  };
};\n`;
    },
  },
];

/** Returns the rewritten module for the browser, or null where no change is needed. */
export function withAdoptedStyles(code: string, id: string): string | null {
  return rewritten.find(({ file }) => file.test(id))?.rewrite(code) ?? null;
}

export function stylesPlugin(): Plugin {
  return {
    name: 'adopted-styles',
    apply: 'build',
    transform(code, id) {
      const changed = withAdoptedStyles(code, id);
      return changed === null ? null : { code: changed, map: null };
    },
  };
}
