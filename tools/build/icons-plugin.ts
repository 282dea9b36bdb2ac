import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const named = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';/g;
const exported = /export\s*\{([^}]*)\}\s*from\s*'(\.\/icons\/[^']+)'/g;
const virtual = 'virtual:icon/';

/**
 * Turns each icon that a screen imports from the package into a module of its own, rendered by `ui/create-icon.tsx`. Through the package's index
 * every icon would count as used by every importer, and the admin's icons would be in the shop's first scripts; and the package's work at each render
 * was an eighth of a product page's.
 */
export function iconsPlugin(): Plugin {
  let fileOf: ReadonlyMap<string, string> | undefined;
  const files = () => (fileOf ??= iconFiles());
  return {
    name: 'icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null;
      return { code: importedOneByOne(code, files()), map: null };
    },
    resolveId(id) {
      return id.startsWith(virtual) ? `\0${id}` : null;
    },
    async load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null;
      const file = files().get(id.slice(virtual.length + 1));
      if (file === undefined) throw new Error(`No icon is called so: ${id}`);
      return iconModule(await shapesOf(file));
    },
  };
}

/** Returns the shapes of an icon file, as SVG: only numbers, words and paths, which need no escaping. */
export async function shapesOf(file: string): Promise<string> {
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as {
    __iconData: { node: [string, Record<string, string>][] };
  };
  return icon.node
    .map(
      ([tag, { key: _, ...attributes }]) =>
        `<${tag}${Object.entries(attributes)
          .map(([name, value]) => attribute(name, value))
          .join('')}/>`,
    )
    .join('');
}

function attribute(name: string, value: string): string {
  if (/["&<]/.test(value)) throw new Error(`An icon's ${name} would have to be escaped: ${value}`);
  return ` ${name}="${value}"`;
}

function iconModule(shapes: string): string {
  return `import { createIcon } from '#ui/media/create-icon.tsx';\nexport default /* @__PURE__ */ createIcon(${JSON.stringify(shapes)});`;
}

/** Returns the package's file of each icon, read from its own index. */
export function iconFiles(): ReadonlyMap<string, string> {
  const list = path.join(
    path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
    'dist/esm/lucide-react.mjs',
  );
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(exported)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, path.join(path.dirname(list), file));
  }
  return files;
}

/** Returns the code with one import for each icon; types and other exports stay unchanged. */
export function importedOneByOne(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(named, (_, names: string) => {
    const wanted = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const icons = wanted.filter((name) => files.has(name));
    const types = wanted.filter((name) => name.startsWith('type ')).map((name) => name.slice('type '.length));
    const others = wanted.filter((name) => !files.has(name) && !name.startsWith('type '));
    const lines = icons.map((name) => `import ${name} from '${virtual}${name}';`);
    // An import of types alone would still load the package for its side effects.
    if (types.length > 0) lines.push(`import type { ${types.join(', ')} } from 'lucide-react';`);
    if (others.length > 0) lines.push(`import { ${others.join(', ')} } from 'lucide-react';`);
    return lines.join(' ');
  });
}
