import { X } from 'lucide-react';
import { useState } from 'react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StarsField } from '#ui/inputs/stars-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
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

/** Writes a review, or writes it again. */
export function WriteReview({ of, own, onDone }: WriteReviewProps) {
  const t = useMessages(reviewsMessages);
  const [stars, setStars] = useState(own.review?.stars ?? 0);
  const [draft, setDraft] = useStoredDraft(`review:${of.kind}:${of.slug}`);
  const [text, setText] = useState(draft === '' ? (own.review?.text ?? '') : draft);
  const [anonymous, setAnonymous] = useState(own.review?.anonymous ?? false);
  const [stored, setStored] = useState(own.review?.pictures ?? []);
  const uploads = useUpload({ to: 'pictures', max: maxReviewImages - stored.length });
  const action = useAction({ quiet: true, done: null });
  const [removing, setRemoving] = useState(false);
  const left = charactersLeft(text, longestReview);

  const attempt = (work: () => Promise<OwnReviews>) =>
    action.run(async () => {
      const after = await work();
      setDraft('');
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

  return (
    <Form action={action} onSend={send}>
      <StarsField
        legend={t.stars}
        name="stars"
        value={stars}
        onChange={setStars}
        wordFor={(value) => t.starsOf(value, t.starNames(value))}
        error={action.fields.stars}
      />
      <TextArea
        label={t.text}
        hint={
          <span className="flex justify-between gap-3">
            <bdi>{t.textHint}</bdi>
            <span className={`own-direction shrink-0 ${left < 0 ? 'text-rose' : ''}`}>{t.left(left)}</span>
          </span>
        }
        dir="auto"
        rows={4}
        value={text}
        error={action.fields.text}
        onChange={(event) => {
          setText(event.target.value);
          setDraft(event.target.value);
        }}
      />
      {stored.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {stored.map(({ key, address }, index) => (
            <li key={key} className="relative size-24 overflow-hidden rounded-control">
              <img src={address} alt="" className="size-full object-cover" />
              <IconButton
                filled
                label={t.removeImage(index + 1)}
                className="absolute end-0 top-0"
                onClick={() => {
                  setStored(stored.filter((one) => one.key !== key));
                }}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <ImagePicker label={t.images} uploads={uploads} />
      <Checkbox
        label={t.anonymous}
        checked={anonymous}
        onChange={(event) => {
          setAnonymous(event.target.checked);
        }}
      />
      {own.bought ? <p className="text-sm text-turquoise">{t.markedBought}</p> : null}
      <Notice tone="bad">{action.message}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          className="flex-1"
          busy={action.busy && !removing}
          busyText={t.sending}
          disabled={uploads.busy}
        >
          {t.send}
        </Button>
        {own.review === null ? null : (
          <Button variant="danger" busy={action.busy && removing} onClick={takeBack}>
            {t.takeBack}
          </Button>
        )}
      </div>
    </Form>
  );
}
