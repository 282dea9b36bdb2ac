import { Store } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { textFor } from '#shared/text/names.ts';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/text/price.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { customerApi } from '#web/data/api.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { sellerAddress } from '../sellers.addresses.ts';
import type { SellerShop } from '../own-shop.contract.ts';
import { ownShopMessages } from '../own-shop.messages.ts';
import { Account } from '#features/payouts/storefront/seller-account.tsx';
import { OwnProducts } from './own-shop/own-products.tsx';
import { OwnShop } from './own-shop/own-shop.tsx';
import { Parcels } from './own-shop/parcels.tsx';

export const meta = pageHead(({ language }) => ({ title: ownShopMessages[language].title, unlisted: true }));

/** The seller's panel: sales, balance, orders to pack and products. */
export default function OwnShopPage() {
  const t = useMessages(ownShopMessages);
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle grid gap-4 py-2">
        <RequireSignIn meanwhile={<SkeletonSheet lines={8} />}>{() => <OwnShopParts />}</RequireSignIn>
      </main>
    </>
  );
}

function OwnShopParts() {
  const t = useMessages(ownShopMessages);
  const admin = useResource(['seller'], (signal) => customerApi('GET /api/seller/', { signal }));
  if (admin.state === 'loading') return <SkeletonSheet lines={8} />;
  if (admin.state === 'failed') {
    if (admin.refused?.code === 'seller-suspended')
      return (
        <EmptyState
          icon={<Store />}
          text={admin.refused.message}
          action={
            <Button asChild>
              <Link to="/contact">{t.contactSupport}</Link>
            </Button>
          }
        />
      );
    if (admin.refused?.code !== 'seller-required') return <FailedState text={t.failed} onRetry={admin.refresh} />;
    return (
      <EmptyState
        icon={<Store />}
        text={t.notSeller}
        action={
          <Button asChild variant="primary">
            <Link to="/become-vendor">{t.become}</Link>
          </Button>
        }
      />
    );
  }
  return <OpenOwnShop ownShop={admin.data} onMoved={admin.refresh} />;
}

const tabs = ['parcels', 'products', 'account', 'shop'] as const;

function OpenOwnShop({ ownShop: admin, onMoved }: { ownShop: SellerShop; onMoved: () => void }) {
  const t = useMessages(ownShopMessages);
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 dir="auto" className="text-lg">
          {textFor(admin.shop.name, language)}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button asChild size="small" variant="outline">
            <Link to="/seller/access-keys">{t.accessKeys}</Link>
          </Button>
          <Button asChild size="small" variant="outline">
            <Link to="/seller/webhooks">{t.webhooks}</Link>
          </Button>
          <Button asChild size="small" variant="outline">
            <Link to={sellerAddress(admin.shop.slug)}>{t.seeShop}</Link>
          </Button>
        </div>
      </div>
      <Sums sums={admin.sums} />
      <Tabs
        label={t.parts}
        value={tabs.find((tab) => tab === query.get('tab')) ?? 'parcels'}
        onChange={(tab) => {
          setQuery(tab === 'parcels' ? {} : { tab }, { preventScrollReset: true, replace: true });
        }}
        tabs={[
          { value: 'parcels', label: t.parcels, content: <Parcels counts={admin.parcels} onMoved={onMoved} /> },
          { value: 'products', label: t.products, content: <OwnProducts /> },
          { value: 'account', label: t.account, content: <Account /> },
          {
            value: 'shop',
            label: t.shop,
            content: <OwnShop shop={admin.shop} onSaved={onMoved} />,
          },
        ]}
      />
    </>
  );
}

function Sums({ sums }: Pick<SellerShop, 'sums'>) {
  const t = useMessages(ownShopMessages);
  const figures = [
    { name: t.owed, amount: sums.balance, strong: true },
    { name: t.paidOut, amount: sums.paid_out },
    { name: t.sold, amount: sums.sold },
    { name: t.commission(sums.commission_percent), amount: sums.commission },
    { name: t.open, amount: sums.open },
  ];
  return (
    <section aria-label={t.sums}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {figures.map(({ name, amount, strong }) => (
          <div
            key={name}
            className={`grid content-between gap-1 rounded-card p-4 ${strong === true ? 'col-span-2 bg-turquoise-soft lg:col-span-1' : 'bg-surface'}`}
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <Price amount={amount} unit={t.toman} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
