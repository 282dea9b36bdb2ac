import { shopVideo } from '../shop-video.rules.ts';
import { renditionAt } from '#features/media/media.rules.ts';

/** The forms in which a video of the shop is stored; an address of its own is a video as it is. */
function sourcesOf(videoId: string): { address: string; type?: string }[] {
  if (!/^[\w-]+$/.test(videoId)) return [{ address: videoId }];
  return ['webm', 'mp4'].map((form) => ({ address: `/videos/${videoId}.${form}`, type: `video/${form}` }));
}

export interface ProductVideoProps {
  label: string;
  videoId: string;
  /** Stands in its place until the first of it has come: the product's main image, in any of its widths. */
  image: string | null;
}

/** A product's video, or the shop's, in sixteen to nine; its controls run from left to right in every layout. */
export function ProductVideo({ label, videoId, image }: ProductVideoProps) {
  const still = videoId === shopVideo ? `/videos/${shopVideo}.webp` : image && renditionAt(image, 640);
  return (
    <video
      dir="ltr"
      className="aspect-video w-full bg-black"
      aria-label={label}
      {...(still !== null && { poster: still })}
      controls
      autoPlay
      loop
      muted
      playsInline
    >
      {sourcesOf(videoId).map(({ address, type }) => (
        <source key={address} src={address} type={type} />
      ))}
    </video>
  );
}
