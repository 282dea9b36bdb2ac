import { House, LayoutGrid, MessageCircle, Settings, ShoppingBag, type LucideIcon } from 'lucide-react';

/** The shop's main sections: tabs at the bottom of a phone, links in the header of an admin page. */
export const tabs: readonly {
  to: string;
  name: 'home' | 'chat' | 'cart' | 'settings' | 'pages';
  Icon: LucideIcon;
  shows: (path: string) => boolean;
}[] = [
  { to: '/home', name: 'home', Icon: House, shows: (path) => path === '/' || path === '/home' },
  { to: '/message', name: 'chat', Icon: MessageCircle, shows: (path) => path === '/message' },
  { to: '/cart', name: 'cart', Icon: ShoppingBag, shows: (path) => path === '/cart' || path.startsWith('/checkout') },
  {
    to: '/settings',
    name: 'settings',
    Icon: Settings,
    shows: (path) => ['/settings', '/language', '/change-password'].includes(path),
  },
  { to: '/pages', name: 'pages', Icon: LayoutGrid, shows: (path) => path === '/pages' },
];
