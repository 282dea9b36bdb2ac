import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announceUndo } from '#web/forms/announce-undo.ts';
import { wishlistMessages } from '../wishlist.messages.ts';
import { setWished } from './wishes.ts';

/** Takes a product off the wishlist, with a button to bring it back. */
export function RemoveWish({ product: { id, name } }: { product: { readonly id: number; readonly name: string } }) {
  const t = useMessages(wishlistMessages);
  const remove = async () => {
    // What was not stored stands in its place again, with a message of its own.
    if (await setWished(id, false)) announceUndo(t.removed(name), t.bringBack, () => setWished(id, true));
  };
  return (
    <IconButton label={t.remove(name)} onClick={() => void remove()}>
      <Trash2 aria-hidden size={20} />
    </IconButton>
  );
}
