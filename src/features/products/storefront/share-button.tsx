import { Share2 } from 'lucide-react';
import { announce } from '#ui/feedback/toast.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { productAddress } from '../products.addresses.ts';
import { productMessages } from '../product.messages.ts';

/** Shares a product's URL through the system's share sheet, otherwise by copying it. */
export function ShareButton({ product }: { product: { readonly name: string; readonly slug: string } }) {
  const t = useMessages(productMessages);
  const share = async () => {
    const url = new URL(productAddress(product.slug), location.origin).href;
    if ('share' in navigator) {
      const problem = await navigator.share({ title: product.name, url }).catch((error: unknown) => error);
      // Closing the share sheet needs no message; where the sheet cannot open, the URL is copied.
      if (problem === undefined || (problem as Error).name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      announce(t.linkCopied, 'good', { id: 'copied' });
    } catch {
      announce(t.linkNotCopied, 'plain', { id: 'copied' });
    }
  };
  return (
    <IconButton label={t.share} onClick={() => void share()}>
      <Share2 aria-hidden size={20} />
    </IconButton>
  );
}
