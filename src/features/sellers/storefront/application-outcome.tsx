import { CircleCheck } from 'lucide-react';
import { Entrance } from '#features/auth/storefront/entrance.tsx';
import { textInState } from '#web/pages/navigation-state.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { becomeSellerMessages } from '../become-vendor.messages.ts';

const outcomes = ['received', 'waits-already', 'sells-already'] as const;
type Outcome = (typeof outcomes)[number];

/** Returns the outcome of a confirmed application, passed by /otp-confirm; null without one. */
export function outcomeIn(state: unknown): Outcome | null {
  const notified = textInState(state, 'outcome');
  return outcomes.find((outcome) => outcome === notified) ?? null;
}

/** Renders the confirmation of an application, with further links. */
export function ApplicationOutcome({ outcome }: { outcome: Outcome }) {
  const t = useMessages(becomeSellerMessages);
  const sells = outcome === 'sells-already';
  return (
    <Entrance title={t.outcomeTitle(outcome)}>
      <EmptyState
        icon={<CircleCheck />}
        text={t.outcome(outcome)}
        action={
          <Button asChild variant="primary">
            <Link to={sells ? '/seller' : '/home'}>{sells ? t.toOwnShop : t.toHome}</Link>
          </Button>
        }
      />
    </Entrance>
  );
}
