import { useRef, useState } from 'react';
import { useAction } from '#web/forms/use-action.ts';

export type Decision = { readonly decision: 'approve' } | { readonly decision: 'refuse'; readonly reason: string };

/** Returns the state that results from a decision. */
export const stateAfter = ({ decision }: Decision) => (decision === 'approve' ? 'approved' : 'refused');

/**
 * Decides on rows of a queue, one or many at once: approves them at a press, refuses them once a reason is entered in the dialog. `ids` returns the
 * ids of the chosen rows; for none nothing is sent and no dialog opens. An approval made while another decision is in flight is sent after it. The
 * reason is stored as a draft of its rows, by `about` and their `ids`.
 */
export function useDecisions<Chosen>({
  about,
  ids,
  send,
}: {
  readonly about: string;
  readonly ids: (chosen: Chosen) => readonly (number | string)[];
  readonly send: (chosen: Chosen, decision: Decision) => Promise<void>;
}) {
  const action = useAction();
  const [refusing, setRefusing] = useState<Chosen | null>(null);
  const [underWay, setUnderWay] = useState<readonly (number | string)[]>([]);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const approve = (chosen: Chosen) => {
    const decided = ids(chosen).filter((id) => !underWay.includes(id));
    if (decided.length === 0) return;
    setUnderWay((now) => [...now, ...decided]);
    before.current = before.current.then(async () => {
      await action.run(() => send(chosen, { decision: 'approve' }), null);
      setUnderWay((now) => now.filter((id) => !decided.includes(id)));
    });
  };
  return {
    busy: action.busy,
    /** The rows that are being approved: a press applies to the others. */
    underWay,
    approve,
    refuse: (chosen: Chosen) => {
      if (ids(chosen).length > 0) setRefusing(chosen);
    },
    /** The props of the dialog for the reason. */
    dialog: {
      open: refusing !== null,
      about: `refuse ${about}:${refusing === null ? '' : ids(refusing).join()}`,
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
