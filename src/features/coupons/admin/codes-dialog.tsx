import { Ban, Download } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { staffApi } from '#web/data/api.ts';
import { downloadFile } from '#web/data/download.ts';
import { usePages } from '#web/data/use-pages.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { CouponBatch } from '../coupon-codes.contract.ts';
import { codePrefix, couponCodeOf } from '../coupon-codes.rules.ts';
import type { AdminCoupon } from '../coupons-admin.contract.ts';
import { FindCode } from './find-code.tsx';
import { couponsAdminMessages } from './coupons-admin.messages.ts';

/** Renders the single-use codes of a coupon, generated in batches; each batch displays how many are left and can be downloaded or revoked. */
export function CodesDialog({ coupon, onClose }: { coupon: AdminCoupon; onClose: () => void }) {
  const t = useMessages(couponsAdminMessages);
  const [revoking, setRevoking] = useState<CouponBatch | null>(null);
  const list = usePages<CouponBatch>(['admin/coupon-batches', coupon.id], (query, signal) =>
    staffApi('GET /api/admin/coupon-batches/', {
      query: { coupon_id: coupon.id, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const columns = useColumns(setRevoking);
  return (
    <Dialog open wide onClose={onClose} title={t.codesOf(coupon.code)}>
      <div className="grid gap-4">
        <MakeCodes coupon={coupon} />
        <FindCode couponId={coupon.id} />
        <StaffTable
          list={list}
          caption={t.codesOf(coupon.code)}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<p className="text-muted">{t.noBatches}</p>}
        />
      </div>
      {revoking === null ? null : (
        <ConfirmDialog
          open
          title={t.revokeOf(revoking.prefix)}
          text={t.revokeText(revoking.free_count)}
          yes={t.revoke}
          onYes={() =>
            staffApi('POST /api/admin/coupon-batches/:id/revoke/', { params: { id: revoking.id }, body: {} })
          }
          onClose={() => {
            setRevoking(null);
          }}
        />
      )}
    </Dialog>
  );
}

/** Renders the form for new codes: their number and prefix. */
function MakeCodes({ coupon }: { coupon: AdminCoupon }) {
  const t = useMessages(couponsAdminMessages);
  const draft = useDraft<{ prefix: string; codes_count: number | null }>(
    { prefix: codePrefix(coupon.code.slice(0, 20)) ?? '', codes_count: 100 },
    null,
    `coupon codes:${coupon.id}`,
  );
  const { prefix, codes_count: count } = draft.value;
  const making = useAction({ quiet: true, done: null });
  const field = draftFields(draft, making.fields);
  const make = async () => {
    if (count === null) return;
    const body = { coupon_id: coupon.id, prefix, codes_count: count };
    const isDone = await making.run(() =>
      staffApi('POST /api/admin/coupon-batches/', {
        headers: { 'idempotency-key': making.key.once(`codes of:${coupon.id}`, body) },
        body,
      }),
    );
    if (!isDone) return;
    draft.done(draft.value);
    announce(t.codesMade(count), 'good');
  };
  return (
    <Form action={making} className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_auto]" onSend={make}>
      <DraftNotice draft={draft} className="col-span-full" />
      <TextField
        label={t.prefix}
        hint={t.prefixHint(couponCodeOf(codePrefix(prefix) ?? 'YALDA', '7KQ2M9XD'))}
        required
        dir="ltr"
        maxLength={20}
        autoComplete="off"
        {...field.text('prefix')}
      />
      <NumberField label={t.codesCount} hint={t.codesCountHint} required {...field.number('codes_count')} />
      <Button type="submit" variant="primary" className="sm:mt-7" busy={making.busy} disabled={count === null}>
        {t.makeCodes}
      </Button>
      <Notice tone="bad" className="col-span-full">
        {making.message}
      </Notice>
    </Form>
  );
}

function useColumns(onRevoke: (batch: CouponBatch) => void): readonly Column<CouponBatch>[] {
  const t = useMessages(couponsAdminMessages);
  const language = useLanguage();
  const figure = (count: number) => <bdi>{formatNumber(count, language)}</bdi>;
  return [
    { key: 'prefix', title: t.prefix, cell: ({ prefix }) => <bdi dir="ltr">{prefix}</bdi> },
    { key: 'at', title: t.madeAt, cell: ({ created_at: at }) => <TimeCell at={at} /> },
    { key: 'made', title: t.made, figure: true, cell: ({ codes_count: codes }) => figure(codes) },
    { key: 'redeemed', title: t.redeemed, figure: true, cell: ({ redeemed_count: codes }) => figure(codes) },
    { key: 'left', title: t.left, figure: true, cell: ({ free_count: codes }) => figure(codes) },
    {
      key: 'actions',
      title: <span className="sr-only">{t.download}</span>,
      figure: true,
      corner: true,
      cell: (batch) => <BatchActions batch={batch} onRevoke={onRevoke} />,
    },
  ];
}

function BatchActions({ batch, onRevoke }: { batch: CouponBatch; onRevoke: (batch: CouponBatch) => void }) {
  const t = useMessages(couponsAdminMessages);
  const fetchFile = useAction({ done: null });
  const { id, prefix, free_count: free } = batch;
  return (
    <span className="inline-flex gap-1">
      <IconButton
        label={t.downloadOf(prefix)}
        held={fetchFile.busy}
        onClick={() => {
          void fetchFile.run(() =>
            downloadFile(`/api/admin/coupon-codes/export.csv?batch_id=${id}`, `${prefix}-${id}.csv`),
          );
        }}
      >
        <Download aria-hidden size={20} />
      </IconButton>
      {free === 0 ? null : (
        <IconButton
          label={t.revokeOf(prefix)}
          onClick={() => {
            onRevoke(batch);
          }}
        >
          <Ban aria-hidden size={20} className="text-rose" />
        </IconButton>
      )}
    </span>
  );
}
