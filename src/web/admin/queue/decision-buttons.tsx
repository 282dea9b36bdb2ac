import { Button } from '#ui/inputs/button.tsx';
import type { Decisions } from './use-decisions.ts';

export interface DecisionButtonsProps<Chosen> {
  of: Decisions<Chosen>;
  /** The marked rows. */
  chosen: Chosen;
  /** What the buttons say. */
  approve: string;
  refuse: string;
}

/** Approves or refuses what is marked in a queue. */
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
