import type { ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { useDecisions, type Decision } from '#web/admin/use-decisions.ts';

interface Queue<Row> {
  /** What the rows are: `application`. The reason is a draft of one of them. */
  readonly about: string;
  readonly decide: (row: Row, decision: Decision) => Promise<unknown>;
  /** Reads the queue anew. */
  readonly onDecided: () => void;
  readonly texts: {
    readonly approve: string;
    readonly refuse: string;
    readonly approveOne: (row: Row) => string;
    readonly refuseOne: (row: Row) => string;
    /** Announced once it is done. */
    readonly approved: (row: Row) => string;
    readonly wasRefused: string;
    readonly refuseTitle: string;
    readonly refuseText: string;
    readonly usualReasons: readonly string[];
  };
}

/** A queue whose rows are decided one by one: the two buttons of a row, and the dialog for the reason of a refusal. */
export function useRowDecisions<Row extends { readonly id: number }>(
  queue: Queue<Row>,
): {
  readonly buttons: (row: Row) => ReactNode;
  readonly dialog: ReactNode;
} {
  const { about, decide, onDecided, texts: t } = queue;
  const decisions = useDecisions<Row>({
    about,
    ids: ({ id }) => [id],
    send: async (row, decision) => {
      await decide(row, decision);
      announce(decision.decision === 'approve' ? t.approved(row) : t.wasRefused, 'good');
      onDecided();
    },
  });
  return {
    buttons: (row) => (
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={decisions.busy}
          aria-label={t.approveOne(row)}
          onClick={() => {
            decisions.approve(row);
          }}
        >
          {t.approve}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={t.refuseOne(row)}
          onClick={() => {
            decisions.refuse(row);
          }}
        >
          {t.refuse}
        </Button>
      </span>
    ),
    dialog: (
      <ReasonDialog
        {...decisions.dialog}
        title={t.refuseTitle}
        text={t.refuseText}
        yes={t.refuse}
        usual={t.usualReasons}
      />
    ),
  };
}
