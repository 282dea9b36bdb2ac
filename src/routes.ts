import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { demoPages, pages, type Page } from './pages.ts';

const route = (page: Page): RouteConfigEntry => ({ id: page.path, path: page.path, file: page.file, caseSensitive: true });
const framed = [...pages, ...demoPages].filter((page) => page.bare !== true);
const bare = pages.filter((page) => page.bare === true);

/** Every page of the shop for the router; the list itself stands in pages.ts. */
export default [
  { id: 'frame', file: 'shop-frame.tsx', children: [...framed.map(route), { id: '*', path: '*', file: 'web/not-found-page.tsx' }] },
  ...bare.map(route),
] satisfies RouteConfig;
