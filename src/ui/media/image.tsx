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
  /** If absent or broken, a plain icon fills its place. */
  src: string | null | undefined;
  alt: string;
  /** The widths, in pixels, that `srcFor` supports. */
  widths?: readonly number[];
  srcFor?: (width: number) => string;
  /** The rendered width, in the syntax of HTML's `sizes`. */
  sizes?: string;
  /** The aspect ratio of the space reserved for it. */
  ratio?: keyof typeof ratios;
  /** `contain` displays the whole image, `cover` fills the space. */
  fit?: 'cover' | 'contain';
  /** Whether it is a product photo, which is dimmed in the dark theme. */
  photo?: boolean;
  /** Whether it is the largest image of the first screen, which is fetched first. All others load lazily. */
  first?: boolean;
  className?: string;
}

/** An image whose space is reserved before it loads, and if it never does. */
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
        // Its error may have occurred before hydration, without a listener; an image that is still waiting to load lazily is not complete.
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
