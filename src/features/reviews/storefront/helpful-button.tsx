import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useSession } from '#web/session/session.ts';
import { reviewsMessages } from '../reviews.messages.ts';

export interface VoteButtonProps {
  helpful: number;
  /** Whether this customer has voted so. */
  voted: boolean;
  /** Sends the vote; answers how many say so now. */
  send: (helpful: boolean) => Promise<{ helpful: number }>;
}

/** Says that something was helpful, or no longer: displayed at once, taken back when the shop refuses it. A guest is sent to sign in. */
export function VoteButton({ helpful, voted, send }: VoteButtonProps) {
  const t = useMessages(reviewsMessages);
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [mine, setMine] = useState<{ voted: boolean; helpful: number } | null>(null);
  const action = useAction({ done: null });
  const now = mine ?? { voted, helpful };
  const vote = async () => {
    if (session.state === 'guest') {
      await navigate('/login', { state: { from: pathname + search } });
      return;
    }
    if (action.busy) return;
    setMine({ voted: !now.voted, helpful: now.helpful + (now.voted ? -1 : 1) });
    const isDone = await action.run(async () => {
      const answer = await send(!now.voted);
      setMine({ voted: !now.voted, helpful: answer.helpful });
    });
    if (!isDone) setMine(now);
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

/** Says that a review was helpful. */
export function HelpfulButton({ review, voted }: { review: { id: number; helpful: number }; voted: boolean }) {
  return (
    <VoteButton
      key={review.id}
      helpful={review.helpful}
      voted={voted}
      send={(helpful) =>
        customerApi('POST /api/reviews/:id/helpful/', { params: { id: review.id }, body: { helpful } })
      }
    />
  );
}
