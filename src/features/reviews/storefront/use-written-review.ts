import { useState } from 'react';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { draftText, useStoredDraft } from '#web/forms/stored-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { OwnReviews } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import { charactersLeft, longestReview, maxReviewImages } from '../reviews.rules.ts';
import { sendReview, takeReviewBack, type Reviewed } from './review-calls.ts';

export interface WriteReviewProps {
  of: Reviewed;
  own: OwnReviews;
  onDone: (own: OwnReviews) => void;
}

/** A review as it is written, or written again: what is typed outlives the page until it is sent or taken back. */
export function useWrittenReview({ of, own, onDone }: WriteReviewProps) {
  const t = useMessages(reviewsMessages);
  const [stars, setStars] = useState(own.review?.stars ?? 0);
  const name = `review:${of.kind}:${of.slug}`;
  const [draft, setDraft] = useStoredDraft(name);
  const [text, setTyped] = useState(draft === '' ? (own.review?.text ?? '') : draft);
  const [anonymous, setAnonymous] = useState(own.review?.anonymous ?? false);
  const [stored, setStored] = useState(own.review?.pictures ?? []);
  const uploads = useUpload({ to: 'pictures', max: maxReviewImages - stored.length });
  const action = useAction({ quiet: true, done: null });
  const [removing, setRemoving] = useState(false);
  const left = charactersLeft(text, longestReview);

  const attempt = (work: () => Promise<OwnReviews>) =>
    action.run(async () => {
      const after = await work();
      // What was typed while it was on its way is found when it is written again.
      if (draftText(name) === draft) setDraft('');
      onDone(after);
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
  const setText = (next: string) => {
    setTyped(next);
    setDraft(next);
  };
  return {
    ...{ stars, setStars, text, setText, left, anonymous, setAnonymous, stored, setStored, uploads },
    ...{ action, removing, send, takeBack },
  };
}
