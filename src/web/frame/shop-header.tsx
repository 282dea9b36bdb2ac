import { Menu, Search, ShoppingBag } from 'lucide-react';
import { useLocation } from 'react-router';
import { CartBadge } from '#features/cart/storefront/cart-badge.tsx';
import { useCart } from '#features/cart/storefront/cart-store.ts';
import { AccountLink } from '#features/accounts/storefront/account-link.tsx';
import { formatNumber } from '#shared/text/digits.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useBrand } from '../session/brand.ts';
import { useMenu } from '../menu.tsx';
import { frameMessages } from './frame.messages.ts';
import { Logo } from '../logo.tsx';
import { MessagesBadge } from './messages-badge.tsx';
import { tabs } from './tabs.ts';

/** Pages with a field of their own to search in: a second one above it would only be in its way. */
const pagesThatSearch: ReadonlySet<string> = new Set(['/', '/home', '/search']);

/** The shop's own header: at home on a phone, everywhere from 1024 px on, where the tabs are part of it. */
export function ShopHeader({ onlyOnDesktop }: { onlyOnDesktop: boolean }) {
  const t = useMessages(frameMessages);
  const { pathname } = useLocation();
  const { setOpen } = useMenu();
  const { count } = useCart();
  const language = useLanguage();
  const brand = useBrand();
  return (
    <header
      className={`print:hidden sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur ${onlyOnDesktop ? 'hidden lg:block' : ''}`}
    >
      <div className="container-middle flex h-14 items-center gap-1">
        <Link
          to="/home"
          aria-label={t.toHome(brand.name)}
          className="me-auto flex min-h-target items-center gap-2 rounded-control font-bold lg:me-6"
        >
          <Logo />
          <bdi className="text-lg">{brand.name}</bdi>
        </Link>
        <nav aria-label={t.mainTabs} className="me-auto hidden lg:block">
          <ul className="flex gap-1">
            {tabs
              .filter(({ to }) => to !== '/cart')
              .map(({ to, name, shows }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={shows(pathname) ? 'page' : undefined}
                    className={`flex min-h-target items-center rounded-control px-4 text-sm ${shows(pathname) ? 'bg-turquoise-soft font-bold text-turquoise' : 'text-muted hover:bg-raised'}`}
                  >
                    <span className="relative">
                      {t[name]}
                      {to === '/message' ? <MessagesBadge place="afterText" /> : null}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {pagesThatSearch.has(pathname) ? null : (
          <Link
            to="/search"
            className="hidden min-h-target min-w-64 items-center gap-2 rounded-control bg-raised px-4 text-sm text-muted lg:flex"
          >
            <Search aria-hidden size={18} />
            {t.search}
          </Link>
        )}
        <IconButton asChild label={count === 0 ? t.cart : t.cartHolding(formatNumber(count, language))}>
          <Link to="/cart">
            <span className="relative">
              <ShoppingBag aria-hidden size={22} />
              <CartBadge />
            </span>
          </Link>
        </IconButton>
        <AccountLink />
        <IconButton
          label={t.menu}
          onClick={() => {
            setOpen(true);
          }}
        >
          <Menu aria-hidden size={22} />
        </IconButton>
      </div>
    </header>
  );
}
