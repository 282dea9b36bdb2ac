import { useState } from 'react';
import { renditionAt } from '#features/media/media.rules.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { reviewsMessages } from '../reviews.messages.ts';

/** Renders the thumbnails of a review's images, each opening the full image. */
export function ReviewImages({ images }: { images: readonly string[] }) {
  const t = useMessages(reviewsMessages);
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return null;
  const large = open === null ? undefined : images[open];
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              className="block overflow-hidden rounded-control"
              aria-label={t.imageOf(index + 1)}
              onClick={() => {
                setOpen(index);
              }}
            >
              <img
                src={renditionAt(image, 160)}
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
        title={t.imageOf((open ?? 0) + 1)}
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
