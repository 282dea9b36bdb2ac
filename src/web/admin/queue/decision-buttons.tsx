import { Button } from '#ui/inputs/button.tsx';
import type { Decisions } from './use-decisions.ts';

export interface DecisionButtonsProps<Chosen> {
  of: Decisions<Chosen>;
  /** The selected rows. */
  chosen: Chosen;
  /** The labels of the buttons. */
  approve: string;
  refuse: string;
}

/** The buttons that approve or refuse the selected rows of a queue. */
export function DecisionButtons<Chosen>({ of, chosen, approve, refuse }: DecisionButtonsProps<Chosen>) {
  return (
    <>
      <Button
        size="small"
        variant="primary"
        busy={of.busy}
        onClick={() => {
          of.approve(chosen);
        }}
      >
        {approve}
      </Button>
      <Button
        size="small"
        variant="danger"
        onClick={() => {
          of.refuse(chosen);
        }}
      >
        {refuse}
      </Button>
    </>
  );
}
