import { Bell, LogOut, Package, Settings, Store, Tag, Tags } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { useSession } from '#web/session.ts';
import { shopPagesMessages } from '#web/shop-pages.messages.ts';
import { shopPages } from '#web/shop-pages.ts';
import { signOut } from '#web/sign-out.ts';
import { Avatar } from '#features/identity/storefront/avatar.tsx';
import { frameMessages } from './frame.messages.ts';
import { UnreadBadge } from './unread-badge.tsx';

const links = [
  { to: '/shop-grid', name: 'allProducts', Icon: Store },
  { to: '/catagory', name: 'categories', Icon: Tags },
  { to: '/flash-sale', name: 'flashSale', Icon: Tag },
  { to: '/my-order', name: 'myOrders', Icon: Package },
  { to: '/notifications', name: 'notifications', Icon: Bell },
  { to: '/settings', name: 'settings', Icon: Settings },
] as const;

/** What the menu at the side holds: who is signed in, where one can go, and the way out. */
export function MenuContent({ onSignOut }: { onSignOut: () => void }) {
  const t = useMessages(frameMessages);
  const names = useMessages(shopPagesMessages);
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-4">
      {session.state === 'customer' ? (
        <div className="flex items-center gap-3">
          <Avatar customer={session.customer} size={48} />
          <div className="min-w-0">
            <bdi className="block truncate font-semibold">{session.customer.full_name ?? session.customer.username}</bdi>
            <Link to="/wallet" className="inline-flex min-h-target items-center text-sm text-turquoise">{t.credit(session.customer.credit)}</Link>
          </div>
        </div>
      ) : (
        <div className="grid gap-3">
          <p className="text-muted">{t.guest}</p>
          <Button asChild variant="primary" wide>
            <Link to="/login" state={{ from: pathname + search }}>{t.signIn}</Link>
          </Button>
        </div>
      )}
      <nav>
        <ul className="grid">
          {links.map(({ to, name, Icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-12 items-center gap-3 rounded-control px-2 hover:bg-raised">
                <Icon aria-hidden size={20} className="text-muted" />
                {t[name]}
                {to === '/notifications' && session.state === 'customer' ? <UnreadBadge of="notices" inLine /> : null}
              </Link>
            </li>
          ))}
        </ul>
        <Accordion
          items={[
            {
              title: t.shopPages,
              content: (
                <ul className="grid">
                  {shopPages.map(({ path, name }) => (
                    <li key={path}>
                      <Link to={path} className="flex min-h-target items-center rounded-control px-2 text-sm hover:bg-raised">
                        {names[name]}
                      </Link>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
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
