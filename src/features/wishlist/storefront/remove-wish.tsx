import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { wishlistMessages } from '../wishlist.messages.ts';
import { setWished } from './wishes.ts';

/** Takes a product off the wishlist, with a button to bring it back. */
export function RemoveWish({ product: { id, name } }: { product: { readonly id: number; readonly name: string } }) {
  const t = useMessages(wishlistMessages);
  const remove = async () => {
    await setWished(id, false);
    announce(t.removed(name), 'plain', { action: { label: t.bringBack, onPress: () => void setWished(id, true) } });
  };
  return (
    <IconButton label={t.remove(name)} onClick={() => void remove()}>
      <Trash2 aria-hidden size={20} />
    </IconButton>
  );
}
