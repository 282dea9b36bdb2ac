import { expect, test } from 'vitest';
import { adminSections, waitingIn } from './admin-sections.ts';

test('a section of the menu counts what waits in its own queues alone', () => {
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
