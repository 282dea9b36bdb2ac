import type { Reply } from '#shared/contract/contract.ts';
import { arrivalOf, arrivalText } from '#shared/commerce/arrival.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { webMessages } from '#web/web.messages.ts';
import type { shippingContract } from '#features/shipping/shipping.contract.ts';
import { browserNow } from '#web/browser-clock.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';

export type ShippingMethod = Reply<(typeof shippingContract)['GET /api/checkout/shipping-methods/']>['data'][number];

interface ShippingChoiceProps {
  methods: readonly ShippingMethod[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Renders the shipping methods of an order, each with its arrival date, its days and its price. */
export function ShippingChoice({ methods, chosen, onChoose }: ShippingChoiceProps) {
  const t = useMessages(checkoutMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  const now = new Date(browserNow());
  return (
    <RadioCards
      asPart
      legend={t.shippingMethods}
      name="shipping"
      value={chosen === null ? null : String(chosen)}
      onChange={(id) => {
        onChoose(Number(id));
      }}
      options={methods.map((method) => ({
        value: String(method.id),
        label: method.name,
        description: (
          <>
            <span className="block text-ink">{arrivalText(arrivalOf(method, now), language)}</span>
            {withDays(method.description, t.days(method.min_days, method.max_days))}
          </>
        ),
        aside:
          method.price === 0 ? (
            <bdi className="font-bold text-turquoise">{t.free}</bdi>
          ) : (
            <Price amount={method.price} unit={toman} size="small" />
          ),
      }))}
    />
  );
}

/** Returns the owner's description, with the days appended where it does not name them. */
function withDays(description: string, days: string): string {
  if (description.includes(days)) return description;
  return description === '' ? days : `${days} · ${description}`;
}
