import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useSession } from '#web/session/session.ts';
import type { OwnReviews } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import type { Reviewed } from './review-calls.ts';

const WriteReview = loadedLater(async () => (await import('./write-review.tsx')).WriteReview);

export interface OwnReviewProps {
  of: Reviewed;
  /** Null for guests and until loaded. */
  own: OwnReviews | null;
  onChange: (own: OwnReviews) => void;
}

/** Renders the customer's own review with its status, and the form to write it. */
export function OwnReview({ of, own, onChange }: OwnReviewProps) {
  const t = useMessages(reviewsMessages);
  const session = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const review = own?.review ?? null;
  if (session.state === 'guest') {
    return (
      <Button asChild variant="outline" icon={<PencilLine aria-hidden size={18} />}>
        <Link to="/login" state={{ from: `${pathname}${search}#reviews` }}>
          {t.signInToWrite}
        </Link>
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <Notice tone={review?.status === 'refused' ? 'bad' : 'good'}>
        {review?.status === 'waiting'
          ? t.waiting
          : review?.status === 'refused'
            ? t.refused(review.reason ?? '')
            : null}
      </Notice>
      <Button
        variant="outline"
        icon={<PencilLine aria-hidden size={18} />}
        disabled={own === null}
        onClick={() => {
          setOpen(true);
        }}
      >
        {review === null ? t.write : t.rewrite}
      </Button>
      <Sheet
        from="bottom"
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t.yourReview}
        description={of.name}
      >
        {own === null ? null : (
          <WriteReview
            meanwhile={<SkeletonText lines={6} />}
            of={of}
            own={own}
            onDone={(next, isWhole) => {
              if (isWhole) setOpen(false);
              onChange(next);
              announce(next.review === null ? t.takenBack : t.waiting, 'good');
            }}
          />
        )}
      </Sheet>
    </div>
  );
}
