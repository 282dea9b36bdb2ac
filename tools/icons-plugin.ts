import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const named = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';/g;
const exported = /export\s*\{([^}]*)\}\s*from\s*'(\.\/icons\/[^']+)'/g;

/**
 * Lets each screen import its icons' own files in the browser's build. Through the package's list of all icons every icon
 * would count as used by whoever uses one, and those of the back office would come with the shop's first scripts.
 */
export function iconsPlugin(): Plugin {
  let fileOf: ReadonlyMap<string, string> | undefined;
  return {
    name: 'icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr === true || !/\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null;
      const files = (fileOf ??= iconFiles());
      return { code: importedOneByOne(code, files), map: null };
    },
  };
}

/** Which file of the package holds each icon, read from its own list. */
export function iconFiles(): ReadonlyMap<string, string> {
  const list = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(exported)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, path.join(path.dirname(list), file));
  }
  return files;
}

/** The code with an import for each icon; types, and what is no icon, stay where they were. */
export function importedOneByOne(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(named, (_, names: string) => {
    const wanted = names.split(',').map((name) => name.trim()).filter((name) => name !== '');
    const icons = wanted.filter((name) => files.has(name));
    const types = wanted.filter((name) => name.startsWith('type ')).map((name) => name.slice('type '.length));
    const others = wanted.filter((name) => !files.has(name) && !name.startsWith('type '));
    const lines = icons.map((name) => `import ${name} from ${JSON.stringify(files.get(name))};`);
    // A list that only holds types would still load the package for its own sake.
    if (types.length > 0) lines.push(`import type { ${types.join(', ')} } from 'lucide-react';`);
    if (others.length > 0) lines.push(`import { ${others.join(', ')} } from 'lucide-react';`);
    return lines.join(' ');
  });
}
