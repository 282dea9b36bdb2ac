import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { customerApi } from '#web/data/api.ts';
import { useRepeat } from '#web/data/repeat.ts';
import { useAction } from '#web/forms/use-action.ts';

const everyMs = 10_000;
/** Then the shop goes on querying without the page, and sends a text message. */
const maxTimes = 12;

/** While a gateway has not answered what became of a payment, lets the shop query it now and then, and when the customer wants. */
export function useConfirming(
  { number, confirming }: OrderDetail,
  onChange: (order: OrderDetail) => void,
): { request: () => void; requesting: boolean; error: string | null } {
  const action = useAction({ quiet: true, done: null });
  const request = async () => {
    onChange(await customerApi('POST /api/orders/:number/ask/', { params: { number }, body: {} }));
  };
  useRepeat(request, { everyMs, times: maxTimes, when: confirming && !action.busy, about: number });
  return { request: () => void action.run(request), requesting: action.busy, error: action.message };
}
