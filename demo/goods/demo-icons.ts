import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/** A drawing of the Fluent Emoji set (MIT), in a square of `size`. */
export interface DemoIcon {
  readonly body: string;
  readonly size: number;
}

const require = createRequire(import.meta.url);

/** Reads the requested icons by name. The set's file has 100 MB, so it is read line by line and only these icons are stored. */
export async function readDemoIcons(names: ReadonlySet<string>): Promise<ReadonlyMap<string, DemoIcon>> {
  const icons = await iconsIn(require.resolve('@iconify-json/fluent-emoji/icons.json'), names);
  const missing = [...names].filter((name) => !icons.has(name));
  if (missing.length > 0) throw new Error(`The icon set has no ${missing.join(', ')}.`);
  return icons;
}

// The lines of an entry: `"name": {`, then `"body": "…",` and, where it is not 32, `"width": 33`.
const opening = /^\t\t"([^"]+)": \{$/;
const field = /^\t\t\t"(body|width|height)": (.+?),?$/;

async function iconsIn(file: string, wanted: ReadonlySet<string>): Promise<Map<string, DemoIcon>> {
  const found = new Map<string, DemoIcon>();
  let name: string | undefined;
  for await (const line of createInterface({ input: createReadStream(file, { highWaterMark: 1 << 20 }) })) {
    if (line.startsWith('\t\t"')) {
      const opened = opening.exec(line)?.[1];
      name = opened !== undefined && wanted.has(opened) && !found.has(opened) ? opened : undefined;
    } else if (name !== undefined) {
      const [, key, value] = field.exec(line) ?? [];
      if (key === undefined || value === undefined) continue;
      const icon = found.get(name) ?? { body: '', size: 32 };
      if (key === 'body') found.set(name, { ...icon, body: JSON.parse(value) as string });
      else found.set(name, { ...icon, size: Math.max(icon.size, Number(value)) });
    } else if (found.size === wanted.size) break;
  }
  return found;
}
