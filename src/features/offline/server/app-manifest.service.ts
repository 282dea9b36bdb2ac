import type { FastifyInstance } from 'fastify';
import { brandIconAddress, backgroundOf, type Brand } from '#features/appearance/appearance.rules.ts';
import { brandOf } from '#features/appearance/server/appearance.service.ts';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { appManifestMessages } from '../app-manifest.messages.ts';

/**
 * Serves the web app manifest, one per language: browsers request it without cookies, so the language is in the URL. The id is the same for both, so
 * that a change of language does not create another app. Installed apps reload it from time to time and update name and icon.
 */
export function serveAppManifest(app: FastifyInstance, shop: Shop): void {
  for (const language of ['fa', 'en'] as const) {
    app.get(`/app-${language}.webmanifest`, async (request, reply) => {
      const at = { kind: 'visitor', address: callerAddress(request.ip) } as const;
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, no-cache')
        .send(JSON.stringify(appManifest(await throughDoor(shop, at, () => brandOf(shop)), language)));
    });
  }
}

function appManifest(brand: Brand, language: Language): object {
  const t = appManifestMessages[language];
  const shop = brand.name[language];
  const png = (name: 'icon-192' | 'icon-512' | 'maskable-512', side: number) => ({
    src: brandIconAddress(brand, name),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  const shortcut = (name: string, url: string) => ({ name, url, icons: [png('icon-192', 192)] });
  return {
    id: '/home',
    name: t.name(shop),
    short_name: shop,
    description: t.description,
    lang: language,
    dir: language === 'fa' ? 'rtl' : 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: backgroundOf[brand.theme],
    background_color: backgroundOf[brand.theme],
    categories: ['shopping'],
    icons: [
      { ...png('icon-192', 192), purpose: 'any' },
      { ...png('icon-512', 512), purpose: 'any' },
      { ...png('maskable-512', 512), purpose: 'maskable' },
      ...(brand.logo === null ? [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []),
    ],
    shortcuts: [
      shortcut(t.search, '/search'),
      shortcut(t.cart, '/cart'),
      shortcut(t.orders, '/my-order'),
      shortcut(t.flashSale, '/flash-sale'),
    ],
  };
}
