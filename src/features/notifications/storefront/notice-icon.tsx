import {
  BadgePercent,
  Bell,
  CreditCard,
  Landmark,
  MessageCircle,
  MessageSquareText,
  Package,
  PackageCheck,
  PackageX,
  Star,
  Store,
  type LucideIcon,
} from 'lucide-react';

/** The icon of a notice, by the prefix of its kind. */
const icons: readonly (readonly [begins: string, Icon: LucideIcon])[] = [
  ['order-paid', CreditCard],
  ['order-cancelled', PackageX],
  ['order-lapsed', PackageX],
  ['order', Package],
  ['transfer', Landmark],
  ['review', Star],
  ['question', MessageSquareText],
  ['comment', MessageSquareText],
  ['ticket', MessageSquareText],
  ['chat', MessageCircle],
  ['seller-order', Package],
  ['seller-question', MessageSquareText],
  ['seller-review', Star],
  ['application', Store],
  ['wish', BadgePercent],
  ['back-in-stock', PackageCheck],
];

/** The icon for the subject of a notice. */
export function NoticeIcon({ kind, className }: { kind: string; className?: string }) {
  const Icon = icons.find(([begins]) => kind.startsWith(begins))?.[1] ?? Bell;
  return <Icon aria-hidden="true" size={22} className={className} />;
}
