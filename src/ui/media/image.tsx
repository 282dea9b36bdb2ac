import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';

const ratios = {
  square: 'aspect-square',
  video: 'aspect-video',
  wide: 'aspect-[5/2]',
  portrait: 'aspect-[3/4]',
};

export interface ImageProps {
  /** Absent or broken: a quiet sign keeps its place. */
  src: string | null | undefined;
  alt: string;
  /** The widths, in pixels, in which `srcFor` gives the image. */
  widths?: readonly number[];
  srcFor?: (width: number) => string;
  /** How wide it is drawn, as `sizes` of HTML says it. */
  sizes?: string;
  /** The place it keeps from the start. */
  ratio?: keyof typeof ratios;
  /** `contain` shows all of it, `cover` fills its place. */
  fit?: 'cover' | 'contain';
  /** Goods as a camera saw them: they do not glare at night. */
  photo?: boolean;
  /** The largest image of the first screen: fetched first. All others wait until they come near. */
  first?: boolean;
  className?: string;
}

/** An image that keeps its place before it comes, and when it never comes. */
export function Image(props: ImageProps) {
  const {
    src,
    alt,
    widths,
    srcFor,
    sizes,
    ratio = 'square',
    fit = 'cover',
    photo = false,
    first = false,
    className,
  } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const frame = classNames('relative block w-full overflow-hidden', ratios[ratio], className);
  if (!src || broken === src) {
    return (
      <span
        role="img"
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        className={classNames(frame, 'bg-raised')}
      >
        <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-8 text-muted" />
      </span>
    );
  }
  const srcSet = widths && srcFor ? widths.map((width) => `${srcFor(width)} ${width}w`).join(', ') : undefined;
  return (
    <span className={classNames(frame, photo ? 'photo' : 'bg-raised')}>
      <img
        // Its error may have come before hydration, when nobody listened; one that still waits to come near is not complete.
        ref={(image) => {
          if (image?.complete && !image.naturalWidth) setBroken(src);
        }}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && (sizes ?? '100vw')}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
        onError={() => {
          setBroken(src);
        }}
        className={classNames(
          'absolute inset-0 size-full text-xs text-muted',
          fit === 'cover' ? 'object-cover' : 'object-contain',
        )}
      />
    </span>
  );
}
