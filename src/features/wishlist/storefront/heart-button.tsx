import { Heart } from 'lucide-react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { heartMessages } from '../heart.messages.ts';
import { setWished, useIsWished } from './wishes.ts';

/** Renders a heart button that adds a product to the wishlist; it fills in once the session is known, without layout shift. */
export function HeartButton({
  product,
  className,
}: {
  product: { readonly id: number; readonly name: string };
  className: string;
}) {
  const t = useMessages(heartMessages);
  const wished = useIsWished(product.id);
  return (
    <button
      type="button"
      aria-label={t.wish(product.name)}
      aria-pressed={wished}
      className={`z-10 grid size-target place-items-center ${className}`}
      onClick={() => void setWished(product.id, !wished)}
    >
      <span className="grid size-8 place-items-center rounded-full bg-surface/85">
        <Heart aria-hidden size={18} className={wished ? 'fill-rose text-rose' : 'text-muted'} />
      </span>
    </button>
  );
}
