import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { cartScreens } from '../cart-screens.messages.ts';
import type { CartChange } from '../cart.rules.ts';
import { changesSeen } from './cart-store.ts';

function sentence(change: CartChange, t: (typeof cartScreens)['fa']): string {
  switch (change.kind) {
    case 'price':
      return t.changedPrice(change.name, change.before, change.after);
    case 'fewer':
      return t.changedStock(change.name, change.after);
    case 'sold-out':
      return t.nowSoldOut(change.name);
    case 'vanished':
      return t.vanished(change.name);
    case 'refused':
      return t.refusedLate(change.name, change.said);
  }
}

/** Renders what changed in the cart since its items were added, until the shopper dismisses it. */
export function CartChanges({ changes }: { changes: readonly CartChange[] }) {
  const t = useMessages(cartScreens);
  return (
    <Notice tone="warning">
      {changes.length > 0 && (
        <>
          <p className="font-semibold">{t.changesTitle}</p>
          <ul className="mt-1 mb-3 grid gap-1">
            {changes.map((change, index) => (
              <li key={index} className="own-direction">
                {sentence(change, t)}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={changesSeen}>
            {t.changesSeen}
          </Button>
        </>
      )}
    </Notice>
  );
}
