import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatNumber, inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { joined } from '#shared/text/joined.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { UnreadItem } from '#web/admin/unread-item.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { textFor } from '#shared/text/names.ts';
import { sellerAddress } from '../sellers.addresses.ts';
import type { SellerFile } from '../sellers-admin.contract.ts';
import { EditSeller } from './edit-seller.tsx';
import { SellerAccount } from '#features/payouts/admin/seller-account.tsx';
import { SellerOrders } from './seller-orders.tsx';
import { sellersMessages } from './sellers.messages.ts';

export const meta = pageHead(({ language }) => ({ title: sellersMessages[language].title, unlisted: true }));

/** The page of one seller: its profile, sales and balance, and closing or reopening its shop. */
export default function SellerPage() {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const { id = '' } = useParams();
  const seller = useResource<SellerFile>(['admin/sellers', id], (signal) =>
    staffApi('GET /api/admin/sellers/:id/', { params: { id: Number(id) }, signal }),
  );
  const file = seller.state === 'ready' ? seller.data : null;
  return (
    <AdminLayout
      title={file === null ? t.title : textFor(file.name, language)}
      actions={file === null || file.house ? null : <Standing seller={file} onChanged={seller.replace} />}
    >
      {seller.state === 'loading' ? <SkeletonSheet lines={10} /> : null}
      {seller.state === 'failed' ? <UnreadItem requested={seller} failed={t.failed} list="/admin/sellers" /> : null}
      {file === null ? null : (
        <>
          <Notice tone="bad">{file.suspension_reason === null ? null : t.because(file.suspension_reason)}</Notice>
          <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
            <div className="grid min-w-0 gap-6">
              {file.house ? null : <SellerAccount sellerId={file.id} balance={file.balance} onPaid={seller.refresh} />}
              <SellerOrders sellerId={file.id} />
            </div>
            <div className="grid gap-4">
              <Facts seller={file} />
              <EditSeller key={file.id} seller={file} onSaved={seller.replace} />
            </div>
          </div>
        </>
      )}
    </AdminLayout>
  );
}

function Facts({ seller }: { seller: SellerFile }) {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const { owner, province, city, sums, parcels } = seller;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t.owner,
      owner === null ? (
        t.byStaff
      ) : (
        <Link
          key="owner"
          to={`/admin/customers/${owner.id}`}
          className="inline-flex min-h-target items-center gap-2 text-turquoise"
        >
          <bdi>{owner.username}</bdi>
          <bdi dir="ltr">{inDigitsOf(showMobile(owner.phone), language)}</bdi>
        </Link>
      ),
    ],
    ...(city === null
      ? []
      : [[t.place, <bdi key="place">{joined([province === city ? null : province, city], language)}</bdi>] as const]),
    [t.since, formatJalaliDate(new Date(seller.created_at), language, 'long')],
    [t.products, formatNumber(seller.products_count, language)],
    ...(seller.house ? [] : [[t.commission, t.percent(seller.commission_percent)] as const]),
    [t.sold, t.toman(sums.sold)],
    [t.unpaid, t.toman(sums.open)],
    ...(seller.house ? [] : [[t.paidOut, t.toman(sums.paid_out)] as const]),
    [t.toPack, formatNumber(parcels.to_pack, language)],
  ];
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-sm font-bold text-muted">{t.facts}</h2>
      <dl className="grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="own-direction min-w-0 text-end break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-2">
        {seller.active ? (
          <Button asChild size="small">
            <Link to={sellerAddress(seller.slug)}>{t.seeShop}</Link>
          </Button>
        ) : null}
        <Button asChild size="small">
          <Link to={`/admin/products?seller=${seller.id}`}>{t.seeProducts}</Link>
        </Button>
      </p>
    </section>
  );
}

function Standing({ seller, onChanged }: { seller: SellerFile; onChanged: (seller: SellerFile) => void }) {
  const t = useMessages(sellersMessages);
  const [confirming, setRequesting] = useState(false);
  const action = useAction();
  const resume = () =>
    action.run(async () => {
      onChanged(await staffApi('POST /api/admin/sellers/:id/resume/', { params: { id: seller.id }, body: {} }));
    }, t.wasResumed);
  return (
    <span className="flex items-center gap-2">
      <StateBadge tone={seller.active ? 'good' : 'bad'}>{seller.active ? t.open : t.closed}</StateBadge>
      {seller.active ? (
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            setRequesting(true);
          }}
        >
          {t.suspend}
        </Button>
      ) : (
        <Button
          size="small"
          busy={action.busy}
          onClick={() => {
            void resume();
          }}
        >
          {t.resume}
        </Button>
      )}
      <ReasonDialog
        open={confirming}
        onClose={() => {
          setRequesting(false);
        }}
        title={t.suspendQuestion}
        text={t.suspendMeans}
        yes={t.suspend}
        usual={[t.reasonFake, t.reasonLate, t.reasonAnswer]}
        about={`suspend seller:${seller.id}`}
        onReason={async (reason) => {
          onChanged(
            await staffApi('POST /api/admin/sellers/:id/suspend/', { params: { id: seller.id }, body: { reason } }),
          );
          announce(t.wasSuspended, 'good');
        }}
      />
    </span>
  );
}
