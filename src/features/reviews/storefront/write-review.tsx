import { X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { CallRefused } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StarsField } from '#ui/inputs/stars-field.tsx';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { report } from '#web/pages/guard.ts';
import type { OwnReviews } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import { charactersLeft, longestReview, mostReviewPictures } from '../reviews.rules.ts';
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
  const [kept, setKept] = useState(own.review?.pictures ?? []);
  const uploads = useUpload({ to: 'pictures', most: mostReviewPictures - kept.length });
  const [tried, setTried] = useState(false);
  const [doing, setDoing] = useState<'nothing' | 'sending' | 'taking-back'>('nothing');
  const [failed, setFailed] = useState<string | null>(null);
  const left = charactersLeft(text, longestReview);

  const attempt = async (name: typeof doing, work: () => Promise<OwnReviews>) => {
    if (doing !== 'nothing') return;
    setDoing(name);
    setFailed(null);
    try {
      const after = await work();
      setDraft('');
      onDone(after);
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setFailed(error instanceof CallRefused && error.status !== 0 ? error.message : t.notSent);
      setDoing('nothing');
    }
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (stars === 0 || left < 0 || uploads.busy) return;
    const pictures = [...kept.map(({ key }) => key), ...uploads.keys];
    void attempt('sending', () => sendReview(of, { stars, text, pictures, anonymous }));
  };
  const takeBack = () =>
    attempt('taking-back', async () => {
      await takeReviewBack(of);
      return { ...own, review: null };
    });

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <StarsField
        legend={t.stars}
        name="stars"
        value={stars}
        onChange={setStars}
        wordFor={(value) => t.starsOf(value, t.starNames(value))}
        error={tried && stars === 0 ? t.chooseStars : undefined}
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
        error={tried && left < 0 ? t.tooLong(longestReview) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setDraft(event.target.value);
        }}
      />
      {kept.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {kept.map(({ key, address }, place) => (
            <li key={key} className="relative size-24 overflow-hidden rounded-control">
              <img src={address} alt="" className="size-full object-cover" />
              <IconButton
                filled
                label={t.removePicture(place + 1)}
                className="absolute end-0 top-0"
                onClick={() => {
                  setKept(kept.filter((one) => one.key !== key));
                }}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <ImagePicker label={t.pictures} uploads={uploads} />
      <Checkbox
        label={t.anonymous}
        checked={anonymous}
        onChange={(event) => {
          setAnonymous(event.target.checked);
        }}
      />
      {own.bought ? <p className="text-sm text-turquoise">{t.markedBought}</p> : null}
      <Notice tone="bad">{failed}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          className="flex-1"
          busy={doing === 'sending'}
          busyText={t.sending}
          disabled={uploads.busy}
        >
          {t.send}
        </Button>
        {own.review === null ? null : (
          <Button
            variant="danger"
            busy={doing === 'taking-back'}
            onClick={() => {
              void takeBack();
            }}
          >
            {t.takeBack}
          </Button>
        )}
      </div>
    </form>
  );
}
