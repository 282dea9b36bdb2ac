import { renditionAt } from '../media.rules.ts';
import { Image, type ImageProps } from '#ui/media/image.tsx';

const listWidths = [160, 320, 480, 640] as const;
const galleryWidths = [320, 480, 640, 960] as const;

export interface RenditionImageProps extends Pick<
  ImageProps,
  'alt' | 'sizes' | 'ratio' | 'fit' | 'first' | 'className'
> {
  /** The URL of the image in any of its widths. */
  image: string | null;
  /** Large, as on the product page. */
  large?: boolean;
  /** The shop's own illustration, of a category or banner, rather than a photograph of goods. */
  drawn?: boolean;
}

/** An image of the catalogue in the width appropriate for the viewport. */
export function RenditionImage({ image: imageFile, large = false, drawn = false, ...image }: RenditionImageProps) {
  const widths = large ? galleryWidths : listWidths;
  const fallback = large ? 640 : 320;
  if (imageFile === null || renditionAt(imageFile, 320) === renditionAt(imageFile, 480))
    return <Image src={imageFile} photo={!drawn} {...image} />;
  return (
    <Image
      photo={!drawn}
      src={renditionAt(imageFile, fallback)}
      widths={widths}
      srcFor={(width) => renditionAt(imageFile, widths.find((one) => one === width) ?? fallback)}
      {...image}
    />
  );
}
