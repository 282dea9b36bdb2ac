import { shopVideo } from '../shop-video.rules.ts';
import { renditionAt } from '#features/media/media.rules.ts';

/** Returns the stored formats of a shop video; a URL is used as it is. */
function sourcesOf(videoId: string): { address: string; type?: string }[] {
  if (!/^[\w-]+$/.test(videoId)) return [{ address: videoId }];
  return ['webm', 'mp4'].map((form) => ({ address: `/videos/${videoId}.${form}`, type: `video/${form}` }));
}

export interface ProductVideoProps {
  label: string;
  videoId: string;
  /** The poster until the video has loaded: the product's main image, in any of its widths. */
  image: string | null;
}

/** Renders the product's or the shop's video at 16:9; its controls are left to right in every layout. */
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
