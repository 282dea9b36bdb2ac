import { FileText } from 'lucide-react';
import { useState } from 'react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice, type NoticeTone } from '#ui/feedback/notice.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { transfersMessages } from '../bank-transfers-screens.messages.ts';
import type { TransferPage } from '../bank-transfers.contract.ts';
import { isLate } from '../bank-transfers.rules.ts';
import { AccountList } from './account-list.tsx';
import { DueCard } from './due-card.tsx';
import { ReportForm } from './report-form.tsx';
import { reportDraftName, type ReportProps } from './use-report.ts';

interface TransferViewProps {
  number: string;
  /** Called when a transfer was reported or its report corrected, and nothing is left to send. */
  onReported?: () => void;
}

/** Renders how an order is paid by transfer: the sum, the accounts, the deadline and the outcome. */
export function TransferView({ number, onReported }: TransferViewProps) {
  const t = useMessages(transfersMessages);
  const transfer = useResource<TransferPage>(['orders', number, 'transfer'], (signal) =>
    customerApi('GET /api/orders/:number/bank-transfer/', { params: { number }, signal }),
  );
  if (transfer.state === 'loading')
    return (
      <div role="status" aria-label={t.loading} className="rounded-card bg-surface p-4">
        <SkeletonText lines={6} />
      </div>
    );
  if (transfer.state === 'failed') {
    return (
      <FailedState
        text={transfer.refused?.status === 404 ? transfer.refused.message : t.failed}
        onRetry={transfer.refresh}
      />
    );
  }
  const change = (reported: TransferPage, isWhole: boolean) => {
    transfer.replace(reported);
    if (isWhole) onReported?.();
  };
  return <Transfer transfer={transfer.data} onChange={change} />;
}

function Transfer({ transfer, onChange }: { transfer: TransferPage; onChange: ReportProps['onReported'] }) {
  // Set by the buttons; while null, the form is open if a draft is unsent, also after a reload or while the response is pending.
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const [typed] = useStoredDraft(reportDraftName(transfer.number));
  const correcting = isOpened ?? typed !== '';
  const { report, can_report: canReport } = transfer;
  const waits = report?.status === 'waiting';
  const requests = canReport && (!waits || correcting);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
      <StandingNotice transfer={transfer} />
      {report === null || report.status === 'refused' ? null : (
        <Reported
          report={report}
          onCorrect={
            canReport && waits && !correcting
              ? () => {
                  setOpened(true);
                }
              : undefined
          }
        />
      )}
      {requests ? (
        <>
          <DueCard due={transfer.due} deadline={waits ? null : transfer.held_until} />
          <AccountList accounts={transfer.accounts} />
          <ReportForm
            transfer={transfer}
            onReported={(reported, isWhole) => {
              setOpened(null);
              onChange(reported, isWhole);
            }}
            onLeave={
              waits
                ? () => {
                    setOpened(false);
                  }
                : undefined
            }
          />
        </>
      ) : null}
    </div>
  );
}

/** Renders the transfer's state in one sentence. */
export function StandingNotice({ transfer }: { transfer: TransferPage }) {
  const t = useMessages(transfersMessages);
  const { report, can_report: canReport } = transfer;
  const messages = ((): readonly [NoticeTone, string] | null => {
    if (report?.status === 'waiting') return ['plain', isLate(transfer) ? t.waitingLate : t.waiting];
    if (report?.status === 'confirmed')
      return canReport ? ['warning', t.confirmedPart(report.amount, transfer.due)] : ['good', t.confirmed];
    if (report?.status === 'refused') return ['bad', t.refused(report.reason ?? '')];
    if (isLate(transfer) && canReport) return ['warning', t.late];
    return canReport ? null : ['plain', t.closed];
  })();
  return <Notice tone={messages?.[0] ?? 'plain'}>{messages?.[1]}</Notice>;
}

/** Renders the report as submitted. */
export function Reported({
  report,
  onCorrect,
}: {
  report: NonNullable<TransferPage['report']>;
  onCorrect: (() => void) | undefined;
}) {
  const t = useMessages(transfersMessages);
  const language = useLanguage();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <dl className="grid gap-1">
        <dt className="text-sm text-muted">{t.reference}</dt>
        <dd>
          <bdi dir="ltr" className="font-bold">
            {inDigitsOf(report.reference, language)}
          </bdi>
        </dd>
        <dd className="text-xs text-muted">
          <time dateTime={report.reported_at} className="own-direction">
            {formatJalaliDate(new Date(report.reported_at), language, 'with-time')}
          </time>
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        {report.receipt === null ? null : (
          <Button asChild size="small" icon={<FileText aria-hidden="true" className="size-5" />}>
            <a href={report.receipt.address} target="_blank" rel="noreferrer">
              {t.seeReceipt}
            </a>
          </Button>
        )}
        {onCorrect === undefined ? null : (
          <Button size="small" variant="outline" onClick={onCorrect}>
            {t.correct}
          </Button>
        )}
      </div>
    </Card>
  );
}
