import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announceUndo } from '#web/forms/announce-undo.ts';
import { wishlistMessages } from '../wishlist.messages.ts';
import { setWished } from './wishes.ts';

/** Renders the button that removes a product from the wishlist, with undo. */
export function RemoveWish({ product: { id, name } }: { product: { readonly id: number; readonly name: string } }) {
  const t = useMessages(wishlistMessages);
  const remove = async () => {
    // If saving did not succeed, the product is displayed again, with an error message.
    if (await setWished(id, false)) announceUndo(t.removed(name), t.bringBack, () => setWished(id, true));
  };
  return (
    <IconButton label={t.remove(name)} onClick={() => void remove()}>
      <Trash2 aria-hidden size={20} />
    </IconButton>
  );
}
