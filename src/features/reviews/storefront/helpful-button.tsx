import { ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { currentSession, useSession, type Session } from '#web/session/session.ts';
import { reviewsMessages } from '../reviews.messages.ts';

export interface VoteButtonProps {
  helpful: number;
  /** Whether this customer has voted so. */
  voted: boolean;
  /** Sends the vote; answers how many say so now. */
  send: (helpful: boolean) => Promise<{ helpful: number }>;
}

interface Vote {
  /** Whose it is: what one pressed is not displayed to another who signs in. */
  readonly by: number | null;
  readonly voted: boolean;
  readonly helpful: number;
}

const personOf = (session: Session) => (session.state === 'customer' ? session.customer.id : null);

/**
 * Says that something was helpful, or no longer: displayed at once, taken back when the shop refuses it. What is pressed while a vote is on its way
 * is sent after it, as the last press wants it, also when another person pressed it. A guest is sent to sign in.
 */
export function VoteButton({ helpful, voted, send }: VoteButtonProps) {
  const t = useMessages(reviewsMessages);
  const session = useSession();
  const navigate = useNavigateFromHere();
  const { pathname, search } = useLocation();
  const [mine, setMine] = useState<Vote | null>(null);
  const wanted = useRef<Vote | null>(null);
  const action = useAction({ done: null });
  const by = personOf(session);
  const now = mine?.by === by ? mine : { voted, helpful };
  const vote = async () => {
    if (session.state === 'guest') {
      await navigate('/login', { state: { from: pathname + search } });
      return;
    }
    const isUnderWay = wanted.current !== null;
    const pressed = { by, voted: !now.voted, helpful: now.helpful + (now.voted ? -1 : 1) };
    wanted.current = pressed;
    setMine(pressed);
    if (isUnderWay) return;
    const isDone = await action.run(async () => {
      let next: Vote | null = pressed;
      while (next !== null && next.by === personOf(currentSession())) {
        const sent: Vote = next;
        const answer = await send(sent.voted);
        next = wanted.current === sent ? null : wanted.current;
        if (next === null) setMine({ ...sent, helpful: answer.helpful });
      }
    });
    wanted.current = null;
    if (!isDone) setMine(null);
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
