import { useEffect, useRef } from 'react';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { Zoomable } from '#ui/media/zoomable.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { productMessages } from '../product.messages.ts';

export interface GalleryViewerProps {
  name: string;
  images: readonly string[];
  alts: readonly (string | undefined)[];
  /** The index of the image displayed first. */
  start: number;
}

/** Renders a product's images full screen, side by side, each zoomable. */
export function GalleryViewer({ name, images, alts, start }: GalleryViewerProps) {
  const t = useMessages(productMessages);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[start]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [start]);
  return (
    <ul
      ref={list}
      // Makes it focusable, so that the arrow keys scroll it.
      tabIndex={0}
      aria-label={t.images(name)}
      className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto"
    >
      {images.map((image, index) => (
        <li key={image} className="h-full w-full shrink-0 snap-center">
          <Zoomable>
            <div className="grid size-full place-items-center [&_img]:pointer-events-none">
              <div className="w-full max-w-[calc(100dvh-3.5rem)]">
                <RenditionImage large image={image} alt={alts[index] ?? t.imageOf(name, index + 1)} sizes="100vw" />
              </div>
            </div>
          </Zoomable>
        </li>
      ))}
    </ul>
  );
}
