import { PartLink } from '#ui/part-link.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useRouteError,
  useRouteLoaderData,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from 'react-router';
import firstFont from '#ui/theme/fonts/vazirmatn-first.woff2?url';
import latinFont from '#ui/theme/fonts/vazirmatn-latin.woff2?url';
import { deliveredBrand, backgroundOf } from '#features/appearance/appearance.rules.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import { LanguageProvider, useMessages } from '#ui/theme/language-context.tsx';
import { firstPaintScript } from '#ui/theme/theme-controls.ts';
import { announce, Toasts, withdrawActions } from '#ui/feedback/toast.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { replayEarlyPresses } from '#web/early-presses.ts';
import { useSecondStepWhenNeeded } from '#web/frame/use-second-step.ts';
import { useFocusOnArrival, useStoredFocus } from '#web/frame/focus-on-arrival.ts';
import { currentSession, onPersonChange, useHandovers } from '#web/session/session.ts';
import { visibleBrand, type VisibleBrand } from '#web/session/brand.ts';
import { ErrorScreen } from '#web/pages/error-screen.tsx';
import { ErrorNotice } from '#web/pages/error-notice.tsx';
import { onError } from '#web/pages/guard.ts';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { ShopStyles } from '#web/shop-styles.tsx';
import { webMessages } from '#web/web.messages.ts';

/** The part that makes the shop installable and usable offline; loaded later, as nothing waits for it. */
const InstalledShop = loadedLater(
  async () => (await import('#features/offline/storefront/installed-shop.tsx')).InstalledShop,
  { spare: true, small: true },
);

/** Loads the shop's data for every page. */
export async function loader({ context }: LoaderFunctionArgs<AppLoadContext>) {
  const { api, language, publicUrl } = context;
  const brand = (await partOfPage(api('GET /api/brand/'))) ?? deliveredBrand;
  return { language, publicUrl, brand: visibleBrand(brand, language) };
}

/** The shop's data does not change during client-side navigation. */
export const shouldRevalidate = () => false;

function useRootLanguage(): { language: Language; brand: VisibleBrand } {
  const root = useRouteLoaderData<typeof loader>('root');
  const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  const language = root?.language ?? (isLanguage(lang) ? lang : 'fa');
  return { language, brand: root?.brand ?? visibleBrand(deliveredBrand, language) };
}

/** Renders the document around every page, and around every error. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, brand } = useRootLanguage();
  return (
    <html lang={language} dir={brand.view} data-theme={brand.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          content={backgroundOf[brand.theme]}
          data-dark={backgroundOf.dark}
          data-light={backgroundOf.light}
          suppressHydrationWarning
        />
        {/* Already executed before hydration: the phone need not load it again with the scripts. */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaintScript : '' }}
          suppressHydrationWarning
        />
        <link rel="preload" href={firstFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {language === 'en' ? (
          <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        ) : null}
        <ShopStyles />
        <link rel="icon" href={brand.icon} />
        <link rel="apple-touch-icon" href={brand.touchIcon} />
        <link rel="manifest" href={`/app-${language}.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Withdraws undo actions when the session changes, so that the next customer, or a guest, cannot trigger them. */
function withdrawActionsOfOthers(): () => void {
  let before = currentSession();
  return onPersonChange(() => {
    if (before.state === 'customer') void withdrawActions();
    before = currentSession();
  });
}

export default function Root() {
  const [failed, setFailed] = useState(false);
  const t = useMessages(webMessages);
  const idle = useIdle(true);
  const handovers = useHandovers();
  useFocusOnArrival();
  useStoredFocus();
  useSecondStepWhenNeeded();
  useEffect(withdrawActionsOfOthers, []);
  useEffect(replayEarlyPresses, []);
  useEffect(
    () =>
      onError(() => {
        setFailed(true);
      }),
    [],
  );
  useEffect(() => {
    if (handovers > 0) announce(t.anotherPerson, 'good');
  }, [handovers, t]);
  return (
    <>
      <PartLink
        to="content"
        className="sr-only rounded-control bg-turquoise px-4 py-2 text-turquoise-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50"
      >
        {t.skipToContent}
      </PartLink>
      <Outlet key={handovers} />
      <Toasts />
      {idle ? <InstalledShop /> : null}
      {failed ? (
        <ErrorNotice
          onDismiss={() => {
            setFailed(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Catches errors outside any screen's own boundary. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorScreen error={error} routing={isRouteErrorResponse(error)} />;
}
