import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../pages.ts';
import { adminMessages } from './admin-frame.messages.ts';
import { adminSections, waitingIn } from './admin-sections.ts';

test('a menu section counts only what waits in its own queues', () => {
  const queues = [
    { to: '/admin/orders?status=placed', count: 4 },
    { to: '/admin/orders?paid=disputed', count: 1 },
    { to: '/admin/seller-products?status=waiting', count: 2 },
    { to: '/admin/comments', count: 0 },
  ];
  const counted = adminSections
    .map((section) => [section.name, waitingIn(section, queues)])
    .filter(([, count]) => count !== 0);
  expect(counted).toEqual([
    ['orders', 5],
    ['sellerProducts', 2],
  ]);
});

test('no two menu sections have the same icon', () => {
  const signs = adminSections.map(({ Icon }) => Icon.displayName);
  expect(signs.filter((sign, index) => signs.indexOf(sign) !== index)).toEqual([]);
});

test.each(adminSections.filter(({ path }) => path !== '/admin'))(
  '$path has the name that the menu has for it',
  (section) => {
    const root = join(import.meta.dirname, '../..');
    const file = join(root, pages.find(({ path }) => path === section.path)?.file ?? '');
    const page = readFileSync(file, 'utf8');
    const [, key] = /<AdminLayout[^>]*?title=\{t\.(\w+)\}/.exec(page) ?? [];
    const tables = [...page.matchAll(/from '(\.[^']*|#features\/[^']*)(?<=\.messages\.ts)'/g)].map(([, path = '']) =>
      readFileSync(path.startsWith('#') ? join(root, path.slice(1)) : join(file, '..', path), 'utf8'),
    );
    expect(tables.some((table) => table.includes(`${String(key)}: { fa: '${adminMessages.fa[section.name]}'`))).toBe(
      true,
    );
  },
);
