import { Outlet, useLocation } from 'react-router';
import { FooterTabs } from '#web/frame/footer-tabs.tsx';
import { LoadingBar } from '#web/frame/loading-bar.tsx';
import { PendingScreen } from '#web/frame/pending-screen.tsx';
import { ShopHeader } from '#web/frame/shop-header.tsx';
import { SideMenu } from '#web/frame/side-menu.tsx';
import { MenuProvider } from './web/menu.tsx';

/** Renders the frame of every page except the sign-in ones: header, side menu, tabs. */
export default function ShopFrame() {
  const { pathname } = useLocation();
  const atHome = pathname === '/' || pathname === '/home';
  return (
    <MenuProvider>
      <LoadingBar />
      <ShopHeader onlyOnDesktop={!atHome} />
      <div className="pb-[calc(var(--tabs-height)+16px)]">
        <PendingScreen>
          <Outlet />
        </PendingScreen>
      </div>
      <FooterTabs />
      <SideMenu />
    </MenuProvider>
  );
}
