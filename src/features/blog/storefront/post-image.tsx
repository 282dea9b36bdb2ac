import { renditionAddress, renditionAt, renditionWidths, type RenditionWidth } from '#features/media/media.rules.ts';
import { Image, type ImageProps } from '#ui/media/image.tsx';

/** Renders a post's cover in its wide aspect ratio. */
export function PostImage({
  src,
  alt,
  sizes,
  first = false,
  ...rest
}: Pick<ImageProps, 'alt' | 'sizes' | 'first' | 'className'> & { src: string | null }) {
  return (
    <Image
      src={src}
      alt={alt}
      ratio="video"
      {...(src !== null && {
        widths: renditionWidths,
        srcFor: (width: number) => renditionAt(src, width as RenditionWidth),
      })}
      {...(sizes !== undefined && { sizes })}
      first={first}
      {...rest}
    />
  );
}

/** Renders an image inside an article, by its key. */
export function ArticleImage({ imageKey, alt }: { imageKey: string; alt: string }) {
  return (
    <PostImage
      src={renditionAddress(imageKey, 960)}
      alt={alt}
      sizes="(width >= 48rem) 720px, 100vw"
      className="rounded-card"
    />
  );
}
