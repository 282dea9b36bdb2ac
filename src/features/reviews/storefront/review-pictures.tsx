import { useState } from 'react';
import { renditionAt } from '#features/media/media.rules.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { reviewsMessages } from '../reviews.messages.ts';

/** The pictures of a review, small; pressed, one is seen large. */
export function ReviewPictures({ pictures }: { pictures: readonly string[] }) {
  const t = useMessages(reviewsMessages);
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const large = open === null ? undefined : pictures[open];
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, place) => (
          <li key={picture}>
            <button
              type="button"
              className="block overflow-hidden rounded-control"
              aria-label={t.pictureOf(place + 1)}
              onClick={() => {
                setOpen(place);
              }}
            >
              <img
                src={renditionAt(picture, 160)}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                className="size-20 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={large !== undefined}
        onClose={() => {
          setOpen(null);
        }}
        title={t.pictureOf((open ?? 0) + 1)}
        bare
        wide
      >
        {large === undefined ? null : (
          <img src={renditionAt(large, 960)} alt="" className="max-h-[80dvh] w-full object-contain" />
        )}
      </Dialog>
    </>
  );
}
