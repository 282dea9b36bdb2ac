import {
  Bell,
  Flame,
  Heart,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MessageCircle,
  Package,
  Settings,
  Store,
  Tags,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useHere } from '../pages/here.ts';
import { useSession } from '../session/session.ts';
import { shopPagesMessages } from '../pages/shop-pages.messages.ts';
import { shopPages } from '../pages/shop-pages.ts';
import { signOut } from '../session/sign-out.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { chosenUsername } from '#features/accounts/account.rules.ts';
import { Avatar } from '#features/accounts/storefront/avatar.tsx';
import { useOwnShop } from '#features/sellers/storefront/use-own-shop.ts';
import { menuMessages } from './menu.messages.ts';
import { UnreadBadge } from './unread-badge.tsx';

interface MenuLink {
  readonly to: string;
  readonly name: Exclude<keyof (typeof menuMessages)['fa'], 'credit'>;
  readonly Icon: LucideIcon;
  /** Which unread count is displayed beside it. */
  readonly unread?: 'notices' | 'messages';
}

/** The shopping pages. */
const shopLinks: readonly MenuLink[] = [
  { to: '/shop-grid', name: 'allProducts', Icon: Store },
  { to: '/catagory', name: 'categories', Icon: Tags },
  { to: '/flash-sale', name: 'flashSale', Icon: Flame },
];

/** Links to the customer's own pages; a guest is redirected to sign in where that is needed. */
const ownLinks: readonly MenuLink[] = [
  { to: '/profile', name: 'profile', Icon: UserRound },
  { to: '/my-order', name: 'myOrders', Icon: Package },
  { to: '/wishlist-grid', name: 'wishlist', Icon: Heart },
  { to: '/notifications', name: 'notifications', Icon: Bell, unread: 'notices' },
  { to: '/message', name: 'messages', Icon: MessageCircle, unread: 'messages' },
  { to: '/settings', name: 'settings', Icon: Settings },
  { to: '/support', name: 'support', Icon: LifeBuoy },
];

/** Returns links to areas that only some users can open, below the common ones. */
function useFurtherLinks(): readonly MenuLink[] {
  const session = useSession();
  const hasShop = useOwnShop();
  if (session.state !== 'customer') return [];
  return [
    { to: '/my-tickets', name: 'myTickets', Icon: Inbox },
    ...(hasShop ? [{ to: '/seller', name: 'ownShop', Icon: Store } as const] : []),
    ...(session.customer.role === null ? [] : [{ to: '/admin', name: 'admin', Icon: LayoutDashboard } as const]),
  ];
}

/** Renders the content of the side menu: the signed-in customer, the links, and signing out. */
export function MenuContent({ onSignOut }: { onSignOut: () => void }) {
  const t = useMessages(menuMessages);
  const session = useSession();
  const further = useFurtherLinks();
  return (
    <div className="grid gap-4">
      {session.state === 'customer' ? <SignedIn customer={session.customer} /> : <Guest />}
      <nav>
        <MenuLinks links={shopLinks} />
        <div className="my-2 border-t border-line" />
        <MenuLinks links={ownLinks} />
        {further.length === 0 ? null : <MenuLinks links={further} />}
        <Accordion items={[{ title: t.shopPages, content: <ShopPages /> }]} />
      </nav>
      {session.state === 'customer' ? (
        <Button
          variant="outline"
          wide
          icon={<LogOut aria-hidden size={18} />}
          onClick={() => {
            onSignOut();
            void signOut();
          }}
        >
          {t.signOut}
        </Button>
      ) : null}
    </div>
  );
}

function SignedIn({ customer }: { customer: Customer }) {
  const t = useMessages(menuMessages);
  return (
    <div className="flex items-center gap-3">
      <Avatar customer={customer} size={48} />
      <div className="min-w-0">
        <Link to="/profile" className="-mb-2 flex min-h-target items-center font-semibold hover:text-turquoise">
          <bdi className="truncate">{customer.full_name ?? chosenUsername(customer.username) ?? t.profile}</bdi>
        </Link>
        <Link to="/wallet" className="inline-flex min-h-target items-center text-sm text-turquoise">
          <bdi>{t.credit(customer.credit)}</bdi>
        </Link>
      </div>
    </div>
  );
}

function Guest() {
  const t = useMessages(menuMessages);
  const from = useHere();
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t.guest}</p>
      <Button asChild variant="primary" wide>
        <Link to="/login" state={{ from }}>
          {t.signIn}
        </Link>
      </Button>
    </div>
  );
}

/** Renders the links to the pages about the shop itself. */
function ShopPages() {
  const names = useMessages(shopPagesMessages);
  return (
    <ul className="grid">
      {shopPages.map(({ path, name }) => (
        <li key={path}>
          <Link to={path} className="flex min-h-target items-center rounded-control px-2 text-sm hover:bg-raised">
            {names[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  const t = useMessages(menuMessages);
  const isCustomer = useSession().state === 'customer';
  return (
    <ul className="grid">
      {links.map(({ to, name, Icon, unread }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-12 items-center gap-3 rounded-control px-2 hover:bg-raised">
            <Icon aria-hidden size={20} className="text-muted" />
            {t[name]}
            {isCustomer && unread !== undefined ? <UnreadBadge of={unread} position="line" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
