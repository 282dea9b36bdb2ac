import { useState } from 'react';
import { useAction } from '#web/forms/use-action.ts';

export type Decision = { readonly decision: 'approve' } | { readonly decision: 'refuse'; readonly reason: string };

/**
 * Decides about rows of a queue, one or many at once: approved at a press, refused once a reason is written in the dialog. `count` says how
 * many rows were chosen; for none nothing is sent and no dialog opens.
 */
export function useDecisions<Chosen>({
  count,
  send,
}: {
  readonly count: (chosen: Chosen) => number;
  readonly send: (chosen: Chosen, decision: Decision) => Promise<void>;
}) {
  const action = useAction();
  const [refusing, setRefusing] = useState<Chosen | null>(null);
  return {
    busy: action.busy,
    approve: (chosen: Chosen) => {
      if (count(chosen) > 0) void action.run(() => send(chosen, { decision: 'approve' }), null);
    },
    refuse: (chosen: Chosen) => {
      if (count(chosen) > 0) setRefusing(chosen);
    },
    /** Of the dialog that takes the reason. */
    dialog: {
      open: refusing !== null,
      onClose: () => {
        setRefusing(null);
      },
      onReason: async (reason: string) => {
        if (refusing !== null) await send(refusing, { decision: 'refuse', reason });
      },
    },
  };
}

export type Decisions<Chosen> = ReturnType<typeof useDecisions<Chosen>>;
