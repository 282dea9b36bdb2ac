import { PackageOpen, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { formatNumber, inDigitsOf } from '#shared/text/digits.ts';
import { postalLine } from '#shared/iran/postal-line.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { webMessages } from '#web/web.messages.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { staffOrdersMessages } from '#features/orders/admin/orders-admin.messages.ts';

export const meta = pageHead(({ language }) => ({ title: staffOrdersMessages[language].packing, unlisted: true }));

type Packing = Awaited<ReturnType<typeof requestPacking>>['data'];

const requestPacking = (numbers: string[], signal: AbortSignal) =>
  staffApi('POST /api/admin/packing-lists/lookup/', { body: { numbers }, signal });

/** Printable packing slips, one per order. */
export default function PackingPage() {
  const t = useMessages(staffOrdersMessages);
  const [query] = useSearchParams();
  const numbers = (query.get('orders') ?? '')
    .split('.')
    .filter((number) => number !== '')
    .slice(0, 100);
  const packing = useResource<Packing>(['admin/orders', 'packing', numbers.join()], async (signal) =>
    numbers.length === 0 ? [] : (await requestPacking(numbers, signal)).data,
  );
  return (
    <AdminLayout
      title={t.packing}
      actions={
        <span className="flex gap-2 print:hidden">
          <Button asChild size="small">
            <Link to="/admin/orders">{t.toOrders}</Link>
          </Button>
          {packing.state === 'ready' && packing.data.length > 0 ? (
            <Button
              size="small"
              variant="primary"
              icon={<Printer aria-hidden size={16} />}
              onClick={() => {
                print();
              }}
            >
              {t.print}
            </Button>
          ) : null}
        </span>
      }
    >
      {packing.state === 'loading' ? <SkeletonSheet lines={8} /> : null}
      {packing.state === 'failed' ? <FailedState text={t.failed} onRetry={packing.refresh} /> : null}
      {packing.state === 'ready' && packing.data.length === 0 ? (
        <EmptyState icon={<PackageOpen />} text={t.packingEmpty} />
      ) : null}
      {packing.state === 'ready'
        ? packing.data.map((order) => <PackingSheet key={order.number} order={order} />)
        : null}
    </AdminLayout>
  );
}

function PackingSheet({ order }: { order: Packing[number] }) {
  const t = useMessages(staffOrdersMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  return (
    <section
      className="grid gap-3 rounded-card border border-line bg-surface p-4 print:break-after-page print:border-0 print:p-0"
      aria-label={t.order(order.number)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg font-bold">{t.order(order.number)}</h2>
        <p className="text-sm">
          <bdi>{order.shipping}</bdi>
        </p>
      </div>
      <SentTo address={order.address} />
      <ul className="divide-y divide-line border-y border-line text-sm">
        {order.lines.map((line, index) => (
          <li key={index} className="flex items-center gap-3 py-2">
            <span aria-hidden="true" className="size-5 shrink-0 rounded-small border-2 border-edge" />
            <span className="min-w-0 flex-1">
              <bdi>{line.name}</bdi>
              {line.variant === null ? null : <bdi className="block text-xs text-muted">{line.variant}</bdi>}
              {line.locations.map((at) => (
                <span key={at.name} className="block text-xs">
                  <bdi>{at.name}</bdi>: <bdi>{formatNumber(at.quantity, language)}</bdi>
                </span>
              ))}
            </span>
            <bdi className="text-base font-bold">×{formatNumber(line.quantity, language)}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-sm font-semibold">
        {order.due === 0 ? (
          t.nothingDue
        ) : (
          <>
            {t.due}:{' '}
            <bdi>
              {formatToman(order.due, language)} {toman}
            </bdi>
          </>
        )}
      </p>
    </section>
  );
}

function SentTo({ address }: Pick<Packing[number], 'address'>) {
  const t = useMessages(ordersMessages);
  const language = useLanguage();
  const digits = (text: string) => inDigitsOf(text, language);
  return (
    <address className="text-sm not-italic">
      <p className="font-semibold">{address.full_name}</p>
      <p>{postalLine(address)}</p>
      <p className="flex flex-wrap gap-x-4">
        {address.postal_code === '' ? null : (
          <span className="own-direction">
            {t.postalCode}: <bdi dir="ltr">{digits(address.postal_code)}</bdi>
          </span>
        )}
        <bdi dir="ltr">{digits(showMobile(address.phone))}</bdi>
      </p>
    </address>
  );
}
