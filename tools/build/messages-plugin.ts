import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AnyNode, type ObjectExpression, type Property } from 'acorn';
import { transformSync } from 'esbuild';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const languages = ['fa', 'en'];
const virtual = 'virtual:messages/';
/** The texts of the admin, which no shopper loads. */
const ofTheStaff = /[\\/]src[\\/](?:features[\\/][^\\/]+[\\/]admin|web[\\/]admin|web[\\/]frame[\\/]admin)/;
/**
 * The texts of the entry pages: the frame (its menu and the page names in it load when it opens) and home, the lists, the product page, search and
 * cart.
 */
const metFirst =
  /[\\/]src[\\/](?:(?:ui[\\/](?!gallery)|web[\\/](?!pages[\\/]shop-pages|frame[\\/]menu))|features[\\/](?:home|listings|products|categories|search|cart[\\/]cart(?:-link)?\.|flash-sales|accounts[\\/]account\.|wishlist[\\/]heart\.))/;
const inOneLanguage = /\.messages\.ts\?language=(\w+)$/;

/** The table that contains the texts of a file: that of the entry pages, the later one, or the staff's. */
export type TextsPart = 'first' | 'later' | 'admin';

function partOf(file: string): TextsPart {
  if (ofTheStaff.test(file)) return 'admin';
  return metFirst.test(file) ? 'first' : 'later';
}

/** Returns the sets of texts that a file exports, including those with a declared type. */
export function setsNamedIn(code: string): string[] {
  return [...code.matchAll(/export const (\w+)(?:: [^=;]+)? = messages\(/g)].map(([, name]) => name ?? '');
}

/** Returns the part of the texts that a module looks up or loads; null for a module without texts. */
export function textsPartOf(id: string): TextsPart | null {
  if (id.includes(`${virtual}later`)) return 'later';
  if (id.includes(`${virtual}admin`)) return 'admin';
  return id.endsWith('.messages.ts') ? partOf(id) : null;
}

/**
 * Splits the texts by language in the browser's build. A screen's `cart.messages.ts` becomes a look-up in the table of the loaded language.
 * `virtual:messages/fa/first` is the table of the entry pages, which the document preloads; `virtual:messages/fa/later` contains a shopper's other
 * texts and `virtual:messages/fa/admin` those of the admin, and a module that uses one of these does not run before it is loaded. The server's build
 * contains both languages and is unchanged.
 */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  const nameOf = (file: string) =>
    path.relative(path.join(root, 'src'), file).replaceAll('\\', '/').replace(/\.ts$/, '');
  const tableOf = (language: string, wanted: (file: string) => boolean) => {
    const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.messages.ts'))
      .map((file) => path.join(root, 'src', file))
      .filter((file) => !/\/(server|platform)\//.test(file.replaceAll('\\', '/')))
      .filter(wanted)
      .sort();
    const imports = files.map(
      (file, index) => `import * as m${index} from ${JSON.stringify(`${file}?language=${language}`)};`,
    );
    const table = files.map((file, index) => `${JSON.stringify(nameOf(file))}: m${index}`);
    return `${imports.join('\n')}\nexport default {${table.join(',\n')}};`;
  };
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id.startsWith(virtual) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${virtual}later`) return loading('later');
      if (id === `\0${virtual}admin`) return loading('admin');
      if (id.startsWith(`\0${virtual}`)) {
        const [language = '', part] = id.slice(virtual.length + 1).split('/');
        return tableOf(language, (file) => partOf(file) === part);
      }
      const one = inOneLanguage.exec(id);
      if (one?.[1] === undefined) return null;
      return inLanguage(readFileSync(id.slice(0, id.indexOf('?')), 'utf8'), one[1]);
    },
    transform(code, id, options) {
      if (options?.ssr === true || !id.endsWith('.messages.ts')) return null;
      const names = setsNamedIn(code);
      if (names.length === 0) return null;
      return { code: lookingUp(nameOf(id), names, partOf(id)), map: null };
    },
    generateBundle(_, bundle) {
      const circle = fileThatWaitsForItself(bundle);
      if (circle !== null)
        this.error(
          `No page would start: ${circle.join(' needs ')}, which waits for the first of them. Texts that home, the lists or the product's page show belong to metFirst in tools/build/messages-plugin.ts.`,
        );
    },
  };
}

/** Returns the browser's replacement of a texts module: it looks each set up in the table of its part. */
function lookingUp(name: string, sets: readonly string[], part: ReturnType<typeof partOf>): string {
  const exports = sets.map(
    (set) => `export const ${set} = loadedMessages(${JSON.stringify(name)}, ${JSON.stringify(set)});`,
  );
  const waiting = part === 'first' ? '' : `import '${virtual}${part}';\n`;
  return `${waiting}import { loadedMessages } from '#shared/loaded-messages.ts';\n${exports.join('\n')}\n`;
}

interface Chunk {
  readonly type: 'chunk';
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/** Returns the import path from a table of texts to the file that waits for that table before it runs; null where there is none, as required. */
export function fileThatWaitsForItself(bundle: Readonly<Record<string, Chunk | { type: 'asset' }>>): string[] | null {
  const chunks = Object.entries(bundle).filter((entry): entry is [string, Chunk] => entry[1].type === 'chunk');
  const holderOf = (id: string) => chunks.find(([, { moduleIds }]) => moduleIds.includes(`\0${virtual}${id}`))?.[0];
  for (const part of ['later', 'admin'] as const) {
    const waiting = holderOf(part);
    for (const language of languages) {
      const table = holderOf(`${language}/${part}`);
      if (waiting === undefined || table === undefined) continue;
      const cameFrom = new Map<string, string | null>([[table, null]]);
      for (const file of cameFrom.keys()) {
        const chunk = bundle[file];
        for (const next of chunk?.type === 'chunk' ? chunk.imports : [])
          if (!cameFrom.has(next)) cameFrom.set(next, file);
      }
      if (!cameFrom.has(waiting)) continue;
      const way: string[] = [];
      for (let file: string | null | undefined = waiting; typeof file === 'string'; file = cameFrom.get(file))
        way.unshift(file);
      return way;
    }
  }
  return null;
}

/** Loads texts that are not of the entry pages, once, before any module that imports it runs. */
const loading = (part: TextsPart) => `
import { loadMessages } from '#shared/loaded-messages.ts';
const english = document.documentElement.lang === 'en';
const { default: texts } = english ? await import('${virtual}en/${part}') : await import('${virtual}fa/${part}');
loadMessages(english ? 'en' : 'fa', texts);
`;

/** Returns a messages module with each `{ fa: …, en: … }` replaced by its value in one language. */
export function inLanguage(source: string, language: string): string {
  const plain = transformSync(source, { loader: 'ts', format: 'esm', target: 'es2022', charset: 'utf8' }).code;
  const text = new MagicString(plain);
  const visit = (node: AnyNode): void => {
    if (node.type === 'ObjectExpression' && isWording(node)) {
      const chosen = node.properties.find((property) => keyOf(property as Property) === language) as Property;
      text.remove(node.start, chosen.value.start);
      text.remove(chosen.value.end, node.end);
      return;
    }
    if (node.type === 'ImportDeclaration' && String(node.source.value).endsWith('/messages.ts')) {
      text.overwrite(node.start, node.end, 'const messages = (texts) => texts;');
      return;
    }
    for (const child of Object.values(node) as unknown[]) {
      for (const one of Array.isArray(child) ? (child as unknown[]) : [child]) if (isNode(one)) visit(one);
    }
  };
  visit(parse(plain, { ecmaVersion: 2023, sourceType: 'module' }));
  return text.toString();
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function keyOf(property: Property): string {
  return property.key.type === 'Identifier'
    ? property.key.name
    : property.key.type === 'Literal'
      ? String(property.key.value)
      : '';
}

function isWording(node: ObjectExpression): boolean {
  return (
    node.properties.length === languages.length &&
    node.properties.every((property) => property.type === 'Property' && languages.includes(keyOf(property)))
  );
}
