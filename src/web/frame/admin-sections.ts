import {
  Bot,
  Boxes,
  CircleHelp,
  DatabaseBackup,
  FileText,
  FolderTree,
  HandCoins,
  Handshake,
  History,
  KeyRound,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  ListRestart,
  MessageCircleQuestion,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Package,
  PackageSearch,
  Search,
  Settings,
  SlidersHorizontal,
  Star,
  Store,
  TicketPercent,
  Undo2,
  UserRoundCog,
  Users,
  Warehouse,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { StaffRole } from '#shared/contract/contract.ts';
import type { adminMessages } from './admin-frame.messages.ts';

/** A section of the admin: its path, its name and its roles (its calls refuse everybody else). */
export interface AdminSection {
  readonly path: string;
  readonly name: keyof (typeof adminMessages)['fa'];
  readonly Icon: LucideIcon;
  readonly roles: readonly StaffRole[];
}

const everyRole: readonly StaffRole[] = ['owner', 'manager', 'support', 'writer'];

/** Every section, in menu order. A page below a section's path belongs to the section. */
export const adminSections: readonly AdminSection[] = [
  { path: '/admin', name: 'admin', Icon: LayoutDashboard, roles: everyRole },
  { path: '/admin/conversations', name: 'conversations', Icon: MessagesSquare, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/orders', name: 'orders', Icon: Package, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/transfers', name: 'transfers', Icon: Landmark, roles: ['owner', 'manager'] },
  { path: '/admin/returns', name: 'returns', Icon: Undo2, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/customers', name: 'customers', Icon: Users, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/settings', name: 'settings', Icon: Settings, roles: ['owner', 'manager'] },
  { path: '/admin/tickets', name: 'tickets', Icon: LifeBuoy, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/comments', name: 'comments', Icon: MessageSquareText, roles: everyRole },
  { path: '/admin/posts', name: 'posts', Icon: Newspaper, roles: ['owner', 'manager', 'writer'] },
  { path: '/admin/pages', name: 'pages', Icon: FileText, roles: ['owner', 'manager', 'writer'] },
  { path: '/admin/answers', name: 'answers', Icon: MessageCircleQuestion, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/reviews', name: 'reviews', Icon: Star, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/questions', name: 'questions', Icon: CircleHelp, roles: ['owner', 'manager', 'support'] },
  { path: '/admin/sellers', name: 'sellers', Icon: Handshake, roles: ['owner', 'manager'] },
  { path: '/admin/seller-products', name: 'sellerProducts', Icon: PackageSearch, roles: ['owner', 'manager'] },
  { path: '/admin/applications', name: 'applications', Icon: Store, roles: ['owner', 'manager'] },
  { path: '/admin/money-approvals', name: 'moneyApprovals', Icon: HandCoins, roles: ['owner', 'manager'] },
  { path: '/admin/staff', name: 'staff', Icon: UserRoundCog, roles: ['owner'] },
  { path: '/admin/products', name: 'products', Icon: Boxes, roles: ['owner', 'manager'] },
  { path: '/admin/categories', name: 'categories', Icon: FolderTree, roles: ['owner', 'manager'] },
  { path: '/admin/attributes', name: 'attributes', Icon: SlidersHorizontal, roles: ['owner', 'manager'] },
  { path: '/admin/stock', name: 'stock', Icon: Warehouse, roles: ['owner', 'manager'] },
  { path: '/admin/promotions', name: 'promotions', Icon: TicketPercent, roles: ['owner', 'manager'] },
  { path: '/admin/search', name: 'search', Icon: Search, roles: ['owner', 'manager'] },
  { path: '/admin/audit', name: 'audit', Icon: History, roles: ['owner', 'manager'] },
  { path: '/admin/assistants', name: 'assistants', Icon: Bot, roles: ['owner'] },
  { path: '/admin/access-keys', name: 'accessKeys', Icon: KeyRound, roles: ['owner'] },
  { path: '/admin/background-jobs', name: 'backgroundJobs', Icon: ListRestart, roles: ['owner', 'manager'] },
  { path: '/admin/webhooks', name: 'webhooks', Icon: Webhook, roles: ['owner', 'manager'] },
  { path: '/admin/backups', name: 'backups', Icon: DatabaseBackup, roles: ['owner'] },
];

/** Returns the section that a path belongs to: the one with the longest matching path. */
export function sectionAt(path: string): AdminSection | undefined {
  return adminSections
    .filter((section) => path === section.path || path.startsWith(`${section.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** Returns the pending count of a section: the sum of the queues that link to its pages. */
export function waitingIn(
  section: AdminSection,
  queues: readonly { readonly to: string; readonly count: number }[],
): number {
  const own = queues.filter(({ to }) => sectionAt(to.split('?', 1)[0] ?? '') === section);
  return own.reduce((sum, { count }) => sum + count, 0);
}
