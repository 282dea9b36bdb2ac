import { ThumbsUp } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { usePressed } from '#web/forms/use-pressed.ts';
import { useHere } from '#web/pages/here.ts';
import { currentSession, sessionIsKnown } from '#web/session/session.ts';
import { reviewsMessages } from '../reviews.messages.ts';

export interface VoteButtonProps {
  helpful: number;
  /** Whether this customer has voted. */
  voted: boolean;
  /** Sends the vote; returns the new count. */
  send: (helpful: boolean) => Promise<{ helpful_count: number }>;
}

/** Adds or removes a helpful vote. A guest is redirected to sign in. */
export function VoteButton({ helpful, voted, send }: VoteButtonProps) {
  const t = useMessages(reviewsMessages);
  const navigate = useNavigateFromHere();
  const from = useHere();
  const stored = useMemo(() => ({ voted, helpful }), [voted, helpful]);
  const { now, press } = usePressed(stored, {
    action: useAction({ done: null }),
    send: async (pressed) => ({ ...pressed, helpful: (await send(pressed.voted)).helpful_count }),
  });
  const vote = async () => {
    // Before the session is known, the request would be sent as a guest's and be refused.
    await sessionIsKnown();
    if (currentSession().state === 'guest') await navigate('/login', { state: { from } });
    else await press({ voted: !now.voted, helpful: now.helpful + (now.voted ? -1 : 1) });
  };
  return (
    <div>
      <Button
        size="small"
        variant="outline"
        aria-pressed={now.voted}
        className={now.voted ? 'border-turquoise! text-turquoise!' : ''}
        icon={<ThumbsUp aria-hidden size={16} className={now.voted ? 'fill-current' : ''} />}
        onClick={() => {
          void vote();
        }}
      >
        {t.helpful(now.helpful)}
      </Button>
    </div>
  );
}

/** Renders the helpful button of a review. */
export function HelpfulButton({ review, voted }: { review: { id: number; helpful_count: number }; voted: boolean }) {
  return (
    <VoteButton
      key={review.id}
      helpful={review.helpful_count}
      voted={voted}
      send={(helpful) =>
        customerApi('POST /api/reviews/:id/helpful/', { params: { id: review.id }, body: { helpful } })
      }
    />
  );
}
