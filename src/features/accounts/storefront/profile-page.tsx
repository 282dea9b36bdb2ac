import {
  Bell,
  ChevronRight,
  Heart,
  Inbox,
  LayoutDashboard,
  MapPin,
  MessageCircle,
  Package,
  Settings,
  Store,
  UserPen,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { Phone } from '#ui/text/kit.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useOwnShop } from '#features/sellers/storefront/use-own-shop.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { profileMessages } from '../profile.messages.ts';
import { AddressCard } from './address-card.tsx';
import { chosenUsername } from '../account.rules.ts';
import { Avatar } from './avatar.tsx';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import type { Customer } from '../profile.contract.ts';

export const meta = pageHead(({ language }) => ({ title: profileMessages[language].title, unlisted: true }));

interface Way {
  readonly to: string;
  readonly name: keyof (typeof profileMessages)['fa'] &
    (
      | 'editProfile'
      | 'myOrders'
      | 'wishlist'
      | 'addresses'
      | 'notifications'
      | 'messages'
      | 'settings'
      | 'myTickets'
      | 'ownShop'
      | 'admin'
    );
  readonly Icon: LucideIcon;
}

const ways: readonly Way[] = [
  { to: '/my-order', name: 'myOrders', Icon: Package },
  { to: '/edit-profile', name: 'editProfile', Icon: UserPen },
  { to: '/edit-profile#addresses', name: 'addresses', Icon: MapPin },
  { to: '/wishlist-grid', name: 'wishlist', Icon: Heart },
  { to: '/notifications', name: 'notifications', Icon: Bell },
  { to: '/message', name: 'messages', Icon: MessageCircle },
  { to: '/settings', name: 'settings', Icon: Settings },
  { to: '/my-tickets', name: 'myTickets', Icon: Inbox },
];

/** Renders the signed-in customer and the links to their pages. */
export default function ProfilePage() {
  const t = useMessages(profileMessages);
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle max-w-3xl py-4">
        <RequireSignIn meanwhile={<ProfileSkeleton />}>{(customer) => <Profile customer={customer} />}</RequireSignIn>
      </main>
    </>
  );
}

/** The skeleton: the signed-in customer, and as many links as every customer has. */
function ProfileSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_280px] md:items-start">
      <Card className="grid gap-4">
        <span className="flex items-center gap-4">
          <Skeleton className="size-20 shrink-0 rounded-full" />
          <Skeleton className="h-6 w-40" />
        </span>
        <SkeletonText lines={5} />
      </Card>
      <div className="divide-y divide-line rounded-card bg-surface shadow-card max-md:order-first">
        {ways.map(({ to }) => (
          <span key={to} className="flex min-h-14 items-center gap-3 px-4">
            <Skeleton className="size-5" />
            <Skeleton className="h-4 w-32" />
          </span>
        ))}
      </div>
    </div>
  );
}

function Profile({ customer }: { customer: Customer }) {
  const t = useMessages(profileMessages);
  const username = chosenUsername(customer.username);
  const hasShop = useOwnShop();
  const open: readonly Way[] = [
    ...ways,
    ...(hasShop ? [{ to: '/seller', name: 'ownShop', Icon: Store } as const] : []),
    ...(customer.role === null ? [] : [{ to: '/admin', name: 'admin', Icon: LayoutDashboard } as const]),
  ];
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_280px] md:items-start">
      <Card className="grid gap-4">
        <div className="flex items-center gap-4">
          <Avatar customer={customer} size={80} />
          <div className="min-w-0">
            <h2 className="truncate text-lg font-bold">
              <bdi>{customer.full_name ?? username ?? t.customer}</bdi>
            </h2>
            <p className="truncate text-sm text-muted">
              <Phone number={customer.phone} />
            </p>
          </div>
        </div>
        <dl aria-label={t.details} className="grid divide-y divide-line">
          <Fact name={t.username}>{username === null ? null : <bdi>{username}</bdi>}</Fact>
          <Fact name={t.fullName}>{customer.full_name === null ? null : <bdi>{customer.full_name}</bdi>}</Fact>
          <Fact name={t.phone}>
            <Phone number={customer.phone} />
          </Fact>
          <Fact name={t.email}>
            {customer.email === null ? null : (
              <bdi dir="ltr" className="break-all">
                {customer.email}
              </bdi>
            )}
          </Fact>
          <Fact name={t.shippingAddress}>
            <DefaultAddress customerId={customer.id} />
          </Fact>
        </dl>
      </Card>
      <nav aria-label={t.ways} className="max-md:order-first">
        <ul className="divide-y divide-line rounded-card bg-surface shadow-card">
          {open.map(({ to, name, Icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-14 items-center gap-3 px-4 hover:bg-raised">
                <Icon aria-hidden size={20} className="shrink-0 text-muted" />
                <span className="grow">{t[name]}</span>
                <ChevronRight aria-hidden size={18} className="mirror text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useMessages(profileMessages);
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[140px_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children ?? <span className="text-muted">{t.notNotified}</span>}</dd>
    </div>
  );
}

function DefaultAddress({ customerId }: { customerId: number }) {
  const t = useMessages(profileMessages);
  const requested = useResource(['customers', 'default address', customerId], (signal) =>
    customerApi('GET /api/customers/current/addresses/', { signal }),
  );
  if (requested.state === 'loading')
    return (
      <span role="status" className="text-muted">
        {t.loading}
      </span>
    );
  const first = requested.state === 'ready' ? requested.data.data[0] : undefined;
  return first === undefined ? <span className="text-muted">{t.notNotified}</span> : <AddressCard address={first} />;
}
