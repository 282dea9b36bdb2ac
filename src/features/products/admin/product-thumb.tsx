import { ImageOff } from 'lucide-react';

/** Renders a product's image in a table row, beside its name. */
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
