import { useState, type ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { useAction } from '#web/forms/use-action.ts';

type Decision = { readonly decision: 'approve' } | { readonly decision: 'refuse'; readonly reason: string };

interface Queue<Row> {
  /** What of a row the reason is written for: `seller application:12`. */
  readonly nameOf: (row: Row) => string;
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

/**
 * A queue in which each row is approved at once or refused with a reason: the buttons of a row, and the dialog for the
 * reason.
 */
export function useDecisions<Row>({ nameOf, decide, onDecided, texts: t }: Queue<Row>): {
  readonly buttons: (row: Row) => ReactNode;
  readonly dialog: ReactNode;
} {
  const action = useAction();
  const [refusing, setRefusing] = useState<Row | null>(null);
  const approve = async (row: Row) => {
    if (await action.run(() => decide(row, { decision: 'approve' }), t.approved(row))) onDecided();
  };
  return {
    buttons: (row) => (
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={action.busy}
          aria-label={t.approveOne(row)}
          onClick={() => {
            void approve(row);
          }}
        >
          {t.approve}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={t.refuseOne(row)}
          onClick={() => {
            setRefusing(row);
          }}
        >
          {t.refuse}
        </Button>
      </span>
    ),
    dialog: (
      <ReasonDialog
        open={refusing !== null}
        onClose={() => {
          setRefusing(null);
        }}
        title={t.refuseTitle}
        text={t.refuseText}
        yes={t.refuse}
        usual={t.usualReasons}
        about={`refuse ${refusing === null ? '' : nameOf(refusing)}`}
        onReason={async (reason) => {
          if (refusing === null) return;
          await decide(refusing, { decision: 'refuse', reason });
          announce(t.wasRefused, 'good');
          onDecided();
        }}
      />
    ),
  };
}
