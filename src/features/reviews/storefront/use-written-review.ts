import { useState } from 'react';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { OwnReviews } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import { charactersLeft, longestReview, maxReviewImages } from '../reviews.rules.ts';
import { sendReview, takeReviewBack, type Reviewed } from './review-calls.ts';

export interface WriteReviewProps {
  of: Reviewed;
  own: OwnReviews;
  /** Called after it was sent or deleted, with whether nothing was typed since, so that the sheet may close. */
  onDone: (own: OwnReviews, isWhole: boolean) => void;
}

const writtenOf = (review: OwnReviews['review']) => ({
  stars: review?.stars ?? 0,
  text: review?.text ?? '',
  anonymous: review?.anonymous ?? false,
  pictures: (review?.pictures ?? []).map(({ key }) => key),
});

/** Manages the state of a new or edited review: the draft outlives the page until it is sent or deleted. */
export function useWrittenReview({ of, own, onDone }: WriteReviewProps) {
  const t = useMessages(reviewsMessages);
  const name = `review:${of.kind}:${of.slug}`;
  const draft = useDraft(writtenOf(own.review), null, name);
  const { stars, text, anonymous, pictures } = draft.value;
  const stored = (own.review?.pictures ?? []).filter(({ key }) => pictures.includes(key));
  const uploads = useUpload({ to: 'images', max: maxReviewImages - stored.length, name });
  const action = useAction({ quiet: true, done: null });
  const [removing, setRemoving] = useState(false);
  const left = charactersLeft(text, longestReview);

  const attempt = (work: () => Promise<OwnReviews>) =>
    action.run(async () => {
      const sent = draft.value;
      const after = await work();
      const isWhole = draft.saved(sent);
      uploads.clear();
      onDone(after, isWhole);
    });
  const send = () => {
    const wrong = {
      ...(stars === 0 && { stars: t.chooseStars }),
      ...(left < 0 && { text: t.tooLong(longestReview) }),
    };
    if (Object.keys(wrong).length > 0) {
      action.reject(wrong);
      return;
    }
    if (uploads.busy) return;
    const images = [...stored.map(({ key }) => key), ...uploads.keys];
    setRemoving(false);
    void attempt(() => sendReview(of, { stars, text, pictures: images, anonymous }));
  };
  const takeBack = () => {
    setRemoving(true);
    void attempt(async () => {
      await takeReviewBack(of);
      return { ...own, review: null };
    });
  };
  return { draft, stored, left, uploads, action, removing, send, takeBack };
}
