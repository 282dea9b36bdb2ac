import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles, importedOneByOne, shapesOf } from './icons-plugin.ts';

test('every icon is imported from its own file, and type imports are unchanged', () => {
  const files = new Map([
    ['House', '/icons/house.mjs'],
    ['Trash2', '/icons/trash-2.mjs'],
  ]);
  const code = "import { House, type LucideIcon, Trash2 } from 'lucide-react';\nconst x = House;";
  expect(importedOneByOne(code, files)).toBe(
    "import House from 'virtual:icon/House'; import Trash2 from 'virtual:icon/Trash2'; import type { LucideIcon } from 'lucide-react';\nconst x = House;",
  );
});

test('the package states where its icons are', () => {
  const files = iconFiles();
  for (const name of ['House', 'Trash2', 'ShoppingBag', 'UserRoundCog'])
    expect(existsSync(files.get(name) ?? ''), name).toBe(true);
});

test('an icon contains only its shapes', async () => {
  expect(await shapesOf(iconFiles().get('ChevronRight') ?? '')).toBe('<path d="m9 18 6-6-6-6"/>');
});
