import { useRef, useState } from 'react';
import { useAction } from '#web/forms/use-action.ts';

export type Decision = { readonly decision: 'approve' } | { readonly decision: 'refuse'; readonly reason: string };

/** The state of what was decided so. */
export const stateAfter = ({ decision }: Decision) => (decision === 'approve' ? 'approved' : 'refused');

/**
 * Decides about rows of a queue, one or many at once: approved at a press, refused once a reason is written in the dialog. `ids` says
 * which rows were chosen; for none nothing is sent and no dialog opens. What is approved while another decision is on its way is sent after it.
 * The reason is a draft of the rows it is written for, by `about` and their `ids`.
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
    /** The rows that are being approved: a press means the others. */
    underWay,
    approve,
    refuse: (chosen: Chosen) => {
      if (ids(chosen).length > 0) setRefusing(chosen);
    },
    /** Of the dialog that takes the reason. */
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
