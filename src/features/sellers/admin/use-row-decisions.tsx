import { doneOf } from '#web/admin/queue/bulk-outcomes.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { adminMessages } from '#web/admin/admin.messages.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { useDecisions, type Decision } from '#web/admin/queue/use-decisions.ts';
import { useQueueKeys } from '#web/admin/queue/use-queue-keys.ts';
import { useUndo } from '#web/admin/queue/use-undo.ts';
import { CallRefused } from '#shared/contract/api-client.ts';

interface Queue<Row> {
  /** The kind of rows, such as `application`; part of the key of a reason's draft. */
  readonly about: string;
  readonly decide: (row: Row, decision: Decision) => Promise<unknown>;
  /** Sets the row back to pending; returns the rows that are. */
  readonly takeBack: (
    row: Row,
    decision: Decision,
  ) => Promise<{ readonly data: readonly { readonly id: number; readonly outcome: string }[] }>;
  /** Reloads the queue. */
  readonly onDecided: () => void;
  readonly texts: {
    readonly approve: string;
    readonly refuse: string;
    readonly approveOne: (row: Row) => string;
    readonly refuseOne: (row: Row) => string;
    /** The announcement after approval. */
    readonly approved: (row: Row) => string;
    readonly wasRefused: string;
    readonly refuseTitle: string;
    readonly refuseText: string;
    readonly usualReasons: readonly string[];
  };
}

/** Manages a queue whose rows are decided individually: the two buttons of a row, the dialog for the refusal's reason, and undo. */
export function useRowDecisions<Row extends { readonly id: number }>(
  queue: Queue<Row>,
): {
  readonly buttons: (row: Row) => ReactNode;
  readonly dialog: ReactNode;
  /** The description of the keyboard shortcuts. */
  readonly keys: string;
} {
  const t = queue.texts;
  const decisions = useDecidedRows(queue);
  return {
    keys: useMessages(adminMessages).undoKey,
    buttons: (row) => (
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          held={decisions.busy}
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

/** Makes the decisions of a queue; the last one can be undone from its announcement or by a key. */
function useDecidedRows<Row extends { readonly id: number }>(queue: Queue<Row>) {
  const { about, decide, takeBack, onDecided, texts: t } = queue;
  const { undo, announceDone, announceUndone } = useUndo();
  useQueueKeys({ u: undo });
  return useDecisions<Row>({
    about,
    ids: ({ id }) => [id],
    send: async (row, decision) => {
      await decide(row, decision).catch((error: unknown) => {
        // Reloads, so that the next decision is made on the current state.
        if (error instanceof CallRefused && error.code === 'changed-meanwhile') onDecided();
        throw error;
      });
      announceDone(decision.decision === 'approve' ? t.approved(row) : t.wasRefused, async () => {
        const { data } = await takeBack(row, decision);
        announceUndone(doneOf(data).length, 1);
        onDecided();
      });
      onDecided();
    },
  });
}
