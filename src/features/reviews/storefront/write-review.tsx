import { X } from 'lucide-react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StarsField } from '#ui/inputs/stars-field.tsx';
import { Form } from '#web/forms/form.tsx';
import type { OwnReviews } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import { useWrittenReview, type WriteReviewProps } from './use-written-review.ts';

/** Renders the form for a new or edited review. */
export function WriteReview({ of, own, onDone }: WriteReviewProps) {
  const t = useMessages(reviewsMessages);
  const review = useWrittenReview({ of, own, onDone });
  const { draft, stored, left, uploads, action } = review;
  const { stars, text, anonymous, pictures } = draft.value;
  return (
    <Form action={action} onSend={review.send}>
      <StarsField
        legend={t.stars}
        name="stars"
        value={stars}
        onChange={(chosen) => {
          draft.change({ stars: chosen });
        }}
        wordFor={(value) => t.starsOf(value, t.starNames(value))}
        error={action.fields.stars}
      />
      <ReviewText
        text={text}
        left={left}
        error={action.fields.text}
        onChange={(typed) => draft.change({ text: typed })}
      />
      <StoredImages
        images={stored}
        onRemove={(key) => {
          draft.change({ pictures: pictures.filter((one) => one !== key) });
        }}
      />
      <ImagePicker label={t.images} uploads={uploads} />
      <Checkbox
        label={t.anonymous}
        checked={anonymous}
        onChange={(event) => {
          draft.change({ anonymous: event.target.checked });
        }}
      />
      {own.bought ? <p className="text-sm text-turquoise">{t.markedBought}</p> : null}
      <Notice tone="bad">{action.message}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          className="flex-1"
          busy={action.busy && !review.removing}
          busyText={t.sending}
          disabled={uploads.busy}
        >
          {t.send}
        </Button>
        {own.review === null ? null : (
          <Button variant="danger" busy={action.busy && review.removing} onClick={review.takeBack}>
            {t.takeBack}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface ReviewTextProps {
  text: string;
  /** The remaining number of characters; negative when it is too long. */
  left: number;
  error: string | undefined;
  onChange: (text: string) => void;
}

function ReviewText({ text, left, error, onChange }: ReviewTextProps) {
  const t = useMessages(reviewsMessages);
  return (
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
      error={error}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}

interface StoredImagesProps {
  images: NonNullable<OwnReviews['review']>['pictures'];
  onRemove: (key: string) => void;
}

/** Renders the images of the last stored version of the review. */
function StoredImages({ images, onRemove }: StoredImagesProps) {
  const t = useMessages(reviewsMessages);
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map(({ key, address }, index) => (
        <li key={key} className="relative size-24 overflow-hidden rounded-control">
          <img src={address} alt="" className="size-full object-cover" />
          <IconButton
            filled
            label={t.removeImage(index + 1)}
            className="absolute end-0 top-0"
            onClick={() => {
              onRemove(key);
            }}
          >
            <X aria-hidden className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
