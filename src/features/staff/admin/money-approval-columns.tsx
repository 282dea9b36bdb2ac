import { formatToman } from '#shared/commerce/money.ts';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { MoneyApproval } from '../money-approvals.contract.ts';
import { moneyApprovalsMessages } from './money-approvals.messages.ts';

export interface ApprovalActions {
  readonly onApprove: (sum: MoneyApproval) => void;
  readonly onRefuse: (sum: MoneyApproval) => void;
}

const tones = { waiting: 'waiting', approved: 'going', refused: 'bad', used: 'good' } as const;

/** Returns the columns of a requested sum and its actions. */
export function useApprovalColumns(actions: ApprovalActions): readonly Column<MoneyApproval>[] {
  const t = useMessages(moneyApprovalsMessages);
  const language = useLanguage();
  return [
    {
      key: 'amount',
      title: t.amount,
      cell: ({ amount }) => <bdi className="font-semibold">{formatToman(amount, language)}</bdi>,
    },
    { key: 'about', title: t.about, cell: ({ link }) => <Subject link={link} /> },
    { key: 'requested', title: t.requestedBy, cell: ({ requested_by: by }) => <bdi>{by.name}</bdi> },
    { key: 'when', title: t.when, onlyWide: true, cell: ({ requested_at: at }) => <TimeCell at={at} /> },
    {
      key: 'decision',
      title: t.decision,
      ownLine: true,
      cell: (sum) => (sum.status === 'waiting' ? <Waiting sum={sum} {...actions} /> : <Decided sum={sum} />),
    },
  ];
}

/** Renders the order or the customer that the sum is for. */
function Subject({ link }: { link: string }) {
  const t = useMessages(moneyApprovalsMessages);
  const name = link.slice(link.lastIndexOf('/') + 1);
  return (
    <Link to={link} className="font-semibold text-turquoise">
      {link.startsWith('/admin/orders/') ? t.order(name) : t.customer(name)}
    </Link>
  );
}

function Waiting({ sum, onApprove, onRefuse }: ApprovalActions & { sum: MoneyApproval }) {
  const t = useMessages(moneyApprovalsMessages);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {sum.may_approve ? (
        <Button
          size="small"
          variant="primary"
          onClick={() => {
            onApprove(sum);
          }}
        >
          {t.approve}
        </Button>
      ) : (
        <span className="text-sm text-muted">{t.waitsForOther}</span>
      )}
      <Button
        size="small"
        variant="danger"
        onClick={() => {
          onRefuse(sum);
        }}
      >
        {sum.may_approve ? t.refuse : t.takeBack}
      </Button>
    </span>
  );
}

function Decided({ sum }: { sum: MoneyApproval }) {
  const t = useMessages(moneyApprovalsMessages);
  return (
    <span className="grid justify-items-start gap-1">
      <StateBadge tone={tones[sum.status]}>{t[sum.status]}</StateBadge>
      {sum.decided_by === null ? null : (
        <span className="text-xs text-muted">
          <bdi>{t.by(sum.decided_by.name)}</bdi>
        </span>
      )}
    </span>
  );
}
