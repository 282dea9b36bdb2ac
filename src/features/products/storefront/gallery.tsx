import { Maximize2, Play } from 'lucide-react';
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { Carousel } from '#ui/media/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { preloadOverlays } from '#ui/overlays/overlay.tsx';
import { returnImageTo } from './image-flight.ts';
import { productMessages } from '../product.messages.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';

/** Loaded on demand: rarely opened. */
const GalleryViewer = loadedLater(async () => (await import('./gallery-viewer.tsx')).GalleryViewer, { spare: true });
const ProductVideo = loadedLater(async () => (await import('./product-video.tsx')).ProductVideo, { spare: true });

export interface GalleryProps {
  name: string;
  images: readonly string[];
  /** The alt text of each image, if provided. */
  alts: readonly (string | undefined)[];
  /** The index of the image to scroll to when it changes: that of the selected variant. */
  wanted: number | undefined;
  videoId: string | undefined;
  /** Overlaid on the corner of the images. */
  badge?: ReactNode;
}

/** Renders a product's images as an auto-advancing carousel, with thumbnails and its video. */
export function Gallery({ name, images, alts, wanted, videoId, badge }: GalleryProps) {
  const t = useMessages(productMessages);
  const turning = useTurning(wanted);
  const [open, setOpen] = useState<'video' | 'images' | null>(null);
  useLayoutEffect(() => {
    const { pathname } = location;
    return () => {
      returnImageTo(pathname);
    };
  }, []);
  return (
    <div className="relative">
      <div data-flight="" className="[view-transition-name:product-picture]">
        <Carousel
          label={t.images(name)}
          loop
          autoplayMs={3000}
          dots="pause"
          goTo={turning.goTo}
          onIndex={turning.onIndex}
          className="overflow-hidden rounded-card"
        >
          {(images.length === 0 ? [null] : images).map((image, index) => (
            <RenditionImage
              key={image}
              large
              image={image}
              alt={alts[index] ?? t.imageOf(name, index + 1)}
              sizes="(min-width: 1024px) 560px, (min-width: 640px) 50vw, 100vw"
              first={index === 0}
              className="rounded-card"
            />
          ))}
        </Carousel>
      </div>
      <span className="absolute start-3 top-3">{badge}</span>
      <GalleryButtons images={images} videoId={videoId} onOpen={setOpen} />
      <Thumbnails images={images} position={turning.position} onChoose={turning.go} />
      <GalleryDialogs
        name={name}
        images={images}
        alts={alts}
        videoId={videoId}
        open={open}
        start={turning.position}
        onClose={() => {
          setOpen(null);
        }}
      />
    </div>
  );
}

/**
 * Returns the index of the visible image and the index the carousel was sent to, which is reset when the carousel moves on by itself, so that the
 * same thumbnail can be pressed again.
 */
function useTurning(wanted: number | undefined) {
  const [position, setIndex] = useState(0);
  const [goTo, setGoTo] = useState(wanted);
  const [wantedBefore, setWantedBefore] = useState(wanted);
  if (wanted !== wantedBefore) {
    setWantedBefore(wanted);
    setGoTo(wanted);
  }
  const onIndex = useCallback((now: number) => {
    setIndex(now);
    setGoTo((requested) => (requested === now ? requested : undefined));
  }, []);
  return { position, goTo, go: setGoTo, onIndex };
}

interface GalleryButtonsProps extends Pick<GalleryProps, 'images' | 'videoId'> {
  onOpen: (what: 'video' | 'images') => void;
}

/** Renders the buttons over the corner: play the video, enlarge the images. */
function GalleryButtons({ images, videoId, onOpen }: GalleryButtonsProps) {
  const t = useMessages(productMessages);
  return (
    <>
      {videoId === undefined ? null : (
        <IconButton
          filled
          label={t.playVideo}
          className="absolute end-3 top-3"
          onPointerEnter={preloadOverlays}
          onClick={() => {
            onOpen('video');
          }}
        >
          <Play aria-hidden size={20} />
        </IconButton>
      )}
      {images.length === 0 ? null : (
        <IconButton
          filled
          label={t.enlarge}
          className={classNames('absolute end-3', videoId === undefined ? 'top-3' : 'top-17')}
          onPointerEnter={preloadOverlays}
          onClick={() => {
            onOpen('images');
          }}
        >
          <Maximize2 aria-hidden size={20} />
        </IconButton>
      )}
    </>
  );
}

interface ThumbnailsProps {
  images: readonly string[];
  position: number;
  onChoose: (index: number) => void;
}

/** Renders the thumbnails when there are several images. */
function Thumbnails({ images, position, onChoose }: ThumbnailsProps) {
  const t = useMessages(productMessages);
  if (images.length <= 1) return null;
  return (
    <ul className="no-scrollbar mt-3 flex gap-2 overflow-x-auto">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={t.showImage(index + 1)}
            aria-current={index === position || undefined}
            className={classNames(
              'block size-16 overflow-hidden rounded-small border-2',
              index === position ? 'border-turquoise' : 'border-line',
            )}
            onClick={() => {
              onChoose(index);
            }}
          >
            <RenditionImage image={image} alt="" sizes="64px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface GalleryDialogsProps extends Pick<GalleryProps, 'name' | 'images' | 'alts' | 'videoId'> {
  open: 'video' | 'images' | null;
  start: number;
  onClose: () => void;
}

/** Renders the dialogs with the images at full size and the video. */
function GalleryDialogs({ name, images, alts, videoId, open, start, onClose }: GalleryDialogsProps) {
  const t = useMessages(productMessages);
  return (
    <>
      <Dialog full bare titleHidden open={open === 'images'} onClose={onClose} title={t.images(name)}>
        <GalleryViewer name={name} images={images} alts={alts} start={start} />
      </Dialog>
      <Dialog wide bare open={open === 'video'} onClose={onClose} title={t.videoOf(name)}>
        {videoId === undefined ? null : (
          <ProductVideo
            meanwhile={<div className="aspect-video w-full bg-black" />}
            label={t.videoOf(name)}
            videoId={videoId}
            image={images[0] ?? null}
          />
        )}
      </Dialog>
    </>
  );
}
