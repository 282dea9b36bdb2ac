import { ImageOff } from 'lucide-react';

/** A product's image as rows show it; its name stands beside it. */
export function ProductThumb({ image }: { image: string | null }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-small bg-raised text-muted">
      {image === null ? (
        <ImageOff aria-hidden size={18} />
      ) : (
        <img src={image} alt="" width={44} height={44} loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
}
