import { BadgeCheck, QrCode, ShieldX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { SkeletonSheet, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { browserApi } from '#web/data/api.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { webMessages } from '#web/web.messages.ts';
import { invoiceMessages } from '../invoices.messages.ts';

export const meta = pageHead(({ language }) => ({
  title: invoiceMessages[language].verifyTitle,
  canonical: '/invoice/verify',
  unlisted: true,
}));

/** Page behind the QR code of an invoice: whether it is genuine, and what it must contain. */
export default function VerifyInvoicePage() {
  const t = useMessages(invoiceMessages);
  const alive = useHydrated();
  const [query] = useSearchParams();
  const [order, document] = [query.get('order') ?? '', query.get('document') ?? ''];
  const sign = query.get('sign') ?? '';
  return (
    <>
      <PageHeader title={t.verifyTitle} back="/home" />
      <main id="content" className="container-middle py-4">
        {!alive ? (
          <SkeletonText lines={5} />
        ) : (order !== '' || document !== '') && sign !== '' ? (
          <Verified order={order} document={document} sign={sign} />
        ) : (
          <EmptyState icon={<QrCode />} text={t.scanFirst} hint={t.scanFirstHint} />
        )}
      </main>
    </>
  );
}

function Verified({ order, document, sign }: Readonly<Record<'order' | 'document' | 'sign', string>>) {
  const t = useMessages(invoiceMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  const found = useResource(['invoices', order, document, sign], (signal) =>
    browserApi('GET /api/invoices/verify/', {
      query: { ...(document === '' ? { order } : { document }), sign },
      signal,
    }),
  );
  if (found.state === 'loading') return <SkeletonSheet lines={5} />;
  if (found.state === 'failed' && found.refused === null)
    return <FailedState text={t.noAnswer} onRetry={found.refresh} />;
  if (found.state === 'failed') return <EmptyState icon={<ShieldX />} text={t.notGenuine} hint={t.notGenuineHint} />;
  const { number, document: name, kind, placed_at: at, total, cancelled, corrected_by: correction } = found.data;
  return (
    <Card className="mx-auto grid w-full max-w-120 gap-4">
      <p className="flex items-center gap-3 font-bold text-turquoise">
        <BadgeCheck aria-hidden="true" className="size-8 shrink-0" />
        {t.genuine}
      </p>
      <Notice tone="bad">{cancelled ? t.cancelledSince : null}</Notice>
      <Notice tone="warning">{correction === null ? null : t.correctedSince(inDigitsOf(correction, language))}</Notice>
      <dl className="grid gap-2 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t.titleOf(kind)}</dt>
          <dd>
            <bdi>{inDigitsOf(name ?? number, language)}</bdi>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t.order}</dt>
          <dd>
            <bdi>{inDigitsOf(number, language)}</bdi>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t.date}</dt>
          <dd>
            <bdi>{formatJalaliDate(new Date(at), language, 'long')}</bdi>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t.total}</dt>
          <dd>
            <Price amount={total} unit={toman} />
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{t.compare}</p>
    </Card>
  );
}
