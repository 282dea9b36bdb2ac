import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { demoPages, pages, type Page } from './pages.ts';

const route = (page: Page): RouteConfigEntry => ({
  id: page.path,
  path: page.path,
  file: page.file,
  caseSensitive: true,
});
const inFrame = (frame: Page['frame']) => [...pages, ...demoPages].filter((page) => page.frame === frame).map(route);

/** Every page of the shop for the router; the list itself is in pages.ts. */
export default [
  {
    id: 'frame',
    file: 'shop-frame.tsx',
    children: [...inFrame(undefined), { id: '*', path: '*', file: 'web/pages/not-found-page.tsx' }],
  },
  { id: 'admin-frame', file: 'admin-frame.tsx', children: inFrame('admin') },
  ...inFrame('none'),
] satisfies RouteConfig;
