import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { transfersMessages } from '../bank-transfers-screens.messages.ts';
import type { TransferPage } from '../bank-transfers.contract.ts';
import { Reported, StandingNotice } from './bank-transfer-view.tsx';

interface ReportedTransferProps {
  number: string;
  meanwhile: ReactNode;
  /** Rendered for an order without a transfer under review. */
  otherwise: ReactNode;
  children: (report: ReactNode) => ReactNode;
}

/** Renders an order's reported transfer that waits for the shop's decision, with the form to correct it. */
export function ReportedTransfer({ number, meanwhile, otherwise, children }: ReportedTransferProps) {
  const t = useMessages(transfersMessages);
  const navigate = useNavigate();
  const requested = useResource<TransferPage>(['orders', number, 'transfer'], (signal) =>
    customerApi('GET /api/orders/:number/bank-transfer/', { params: { number }, signal }),
  );
  if (requested.state === 'loading') return meanwhile;
  if (requested.state === 'failed') return children(<FailedState text={t.failed} onRetry={requested.refresh} />);
  const { report, can_report: canReport } = requested.data;
  if (report?.status !== 'waiting') return otherwise;
  return children(
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 text-start">
      <StandingNotice transfer={requested.data} />
      <Reported
        report={report}
        onCorrect={
          canReport
            ? () => {
                void navigate(`/checkout-bank?order=${encodeURIComponent(number)}`);
              }
            : undefined
        }
      />
    </div>,
  );
}
