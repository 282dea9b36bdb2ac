import { useLocation } from 'react-router';
import { CartBadge } from '#features/cart/storefront/cart-badge.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { frameMessages } from './frame.messages.ts';
import { MessagesBadge } from './messages-badge.tsx';
import { tabs } from './tabs.ts';

/** Renders the tab bar at the bottom of a phone's screen; the current tab is marked by colour and shape. */
export function FooterTabs() {
  const t = useMessages(frameMessages);
  const { pathname } = useLocation();
  return (
    <footer className="fixed inset-x-0 bottom-0 z-40 print:hidden border-t border-line bg-surface lg:hidden">
      <nav aria-label={t.mainTabs} className="mx-auto max-w-xl pb-[env(safe-area-inset-bottom,0px)]">
        <ul className="grid h-15 grid-cols-5">
          {tabs.map(({ to, name, Icon, shows }) => {
            const present = shows(pathname);
            return (
              <li key={to} className="grid">
                <Link
                  to={to}
                  aria-current={present ? 'page' : undefined}
                  className={`grid place-content-center justify-items-center gap-0.5 text-xs ${present ? 'font-bold text-turquoise' : 'text-muted'}`}
                >
                  <span
                    className={`grid h-7 w-12 place-content-center rounded-full ${present ? 'bg-turquoise-soft' : ''}`}
                  >
                    <span className="relative">
                      <Icon aria-hidden size={21} />
                      {to === '/cart' ? <CartBadge /> : null}
                      {to === '/message' ? <MessagesBadge position="corner" /> : null}
                    </span>
                  </span>
                  {/* A larger font size grows only as far as five names fit beside each other. */}
                  <span className="text-[min(0.75rem,4.4vw)]">{t[name]}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </footer>
  );
}
