import { Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { AccountLink } from '#features/accounts/storefront/account-link.tsx';
import { CartLink } from '#features/cart/storefront/cart-link.tsx';
import { DepartmentsMenu } from '#features/categories/storefront/departments-menu.tsx';
import { SearchBox } from '#features/search/storefront/search-box.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useBrand } from '../session/brand.ts';
import { useMenu } from '../menu.tsx';
import { frameMessages } from './frame.messages.ts';
import { Logo } from '../logo.tsx';
import { MessagesBadge } from './messages-badge.tsx';
import { tabs } from './tabs.ts';

const DepartmentGoods = loadedLater(
  async () => (await import('#features/listings/storefront/department-goods.tsx')).DepartmentGoods,
  { spare: true },
);

/** Pages with their own search field: a second one in the header would be redundant. */
const pagesThatSearch: ReadonlySet<string> = new Set(['/', '/home', '/search']);

/** The shop's own header: at home on a phone, everywhere from 1024 px on, where it includes departments, search and the tabs. */
export function ShopHeader({ onlyOnDesktop }: { onlyOnDesktop: boolean }) {
  const t = useMessages(frameMessages);
  const { pathname } = useLocation();
  const { setOpen } = useMenu();
  const brand = useBrand();
  return (
    <header
      className={`print:hidden sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur ${onlyOnDesktop ? 'hidden lg:block' : ''}`}
    >
      <div className="container-middle flex h-14 items-center gap-1 lg:h-16">
        <Link
          to="/home"
          aria-label={t.toHome(brand.name)}
          className="me-auto flex min-h-target items-center gap-2 rounded-control font-bold lg:me-3"
        >
          <Logo />
          <bdi className="text-lg">{brand.name}</bdi>
        </Link>
        <div className="hidden lg:block">
          <DepartmentsMenu goodsOf={({ slug, name }) => <DepartmentGoods slug={slug} name={name} />} />
        </div>
        <div className="hidden min-w-0 flex-1 px-2 lg:block">
          {pagesThatSearch.has(pathname) ? null : <SearchBox />}
        </div>
        <HeaderTabs />
        <CartLink />
        <AccountLink />
        <IconButton label={t.menu} onClick={() => setOpen(true)}>
          <Menu aria-hidden size={22} />
        </IconButton>
      </div>
    </header>
  );
}

/** The unread badge takes room behind the chat's name and would leave a gap between two others, so that the chat is last. */
const headerTabs = [...tabs.filter(({ to }) => to !== '/message'), ...tabs.filter(({ to }) => to === '/message')];

/** Renders a phone's tabs except the cart, which is next to them; the chat is last. */
function HeaderTabs() {
  const t = useMessages(frameMessages);
  const { pathname } = useLocation();
  return (
    <nav aria-label={t.mainTabs} className="hidden lg:block">
      <ul className="flex">
        {headerTabs
          .filter(({ to }) => to !== '/cart')
          .map(({ to, name, shows }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={shows(pathname) ? 'page' : undefined}
                className={`flex min-h-target items-center rounded-control text-sm ${to === '/message' ? 'ps-2.5 pe-7 xl:ps-3.5' : 'px-2.5 xl:px-3.5'} ${shows(pathname) ? 'bg-turquoise-soft font-bold text-turquoise' : 'text-muted hover:bg-raised'}`}
              >
                <span className="relative">
                  {t[name]}
                  {to === '/message' ? <MessagesBadge position="afterText" /> : null}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
