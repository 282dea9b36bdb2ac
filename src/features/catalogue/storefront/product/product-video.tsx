/** The shop's own film, for products without one. */
const ownFilm = 'hojreh';

const filmAddress = (videoId: string) => (/^[\w-]+$/.test(videoId) ? `/videos/${videoId}.webm` : videoId);

/** A product's video, or the shop's, in sixteen to nine; its controls run from left to right in every layout. */
export function ProductVideo({ label, videoId = ownFilm }: { label: string; videoId: string | undefined }) {
  return (
    <video
      dir="ltr"
      className="aspect-video w-full bg-black"
      src={filmAddress(videoId)}
      aria-label={label}
      controls
      autoPlay
      loop
      muted
      playsInline
    />
  );
}
