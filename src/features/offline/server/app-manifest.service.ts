import type { FastifyInstance } from 'fastify';
import type { Language } from '#shared/language.ts';
import { appManifestMessages } from '../app-manifest.messages.ts';

/** The ground of the dark theme, which is the one as delivered. */
const ground = '#0F1318';

/**
 * Describes the shop as an app, once for each language: a browser asks for it without cookies, so the language stands in
 * the address. The id is the same for both, so that another language is no other app.
 */
export function serveAppManifest(app: FastifyInstance): void {
  for (const language of ['fa', 'en'] as const) {
    const manifest = JSON.stringify(appManifest(language));
    app.get(`/app-${language}.webmanifest`, (_, reply) =>
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=3600').send(manifest),
    );
  }
}

function appManifest(language: Language): object {
  const t = appManifestMessages[language];
  const shortcut = (name: string, url: string) => ({ name, url, icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] });
  return {
    id: '/home',
    name: t.name,
    short_name: t.shortName,
    description: t.description,
    lang: language,
    dir: language === 'fa' ? 'rtl' : 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: ground,
    background_color: ground,
    categories: ['shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [shortcut(t.search, '/search'), shortcut(t.cart, '/cart'), shortcut(t.orders, '/my-order'), shortcut(t.flashSale, '/flash-sale')],
  };
}
