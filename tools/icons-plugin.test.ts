import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles, importedOneByOne } from './icons-plugin.ts';

test('every icon is imported from its own file, and types stay', () => {
  const files = new Map([['House', '/icons/house.mjs'], ['Trash2', '/icons/trash-2.mjs']]);
  const code = "import { House, type LucideIcon, Trash2 } from 'lucide-react';\nconst x = House;";
  expect(importedOneByOne(code, files)).toBe(
    'import House from "/icons/house.mjs"; import Trash2 from "/icons/trash-2.mjs"; import type { LucideIcon } from \'lucide-react\';\nconst x = House;',
  );
});

test('the package says where its icons are', () => {
  const files = iconFiles();
  for (const name of ['House', 'Trash2', 'ShoppingBag', 'UserRoundCog']) expect(existsSync(files.get(name) ?? ''), name).toBe(true);
});
