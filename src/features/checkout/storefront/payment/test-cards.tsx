import { groupedByFour, type TypedCard } from '#features/payments/card.rules.ts';
import { ordinaryTestCard, testCards } from '#features/payments/test-cards.rules.ts';
import { monthOfBoth } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import { cardScreens } from '../../card-screens.messages.ts';

/** Renders the cards that the demo provider accepts; one press fills the form. */
export function TestCards({ onTake }: { onTake: (card: TypedCard) => void }) {
  const t = useMessages(cardScreens);
  const cards = [
    [t.demoOrdinary, ordinaryTestCard],
    [t.demoAtOnce, testCards.atOnce],
    [t.demoInsufficient, testCards.insufficient],
    [t.demoDeclined, testCards.declined],
  ] as const;
  return (
    <section aria-label={t.demo} className="grid gap-2 rounded-control bg-saffron-soft p-4">
      <h3 className="text-sm font-bold">{t.demo}</h3>
      <p className="text-sm">{t.demoText}</p>
      <div className="grid grid-cols-2 gap-2">
        {cards.map(([name, number]) => (
          <Button
            key={number}
            size="small"
            variant="outline"
            onClick={() => {
              onTake({ number: groupedByFour(number), holder: t.demoHolder, expiry: twoYearsAhead(), cvv2: '123' });
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}

function twoYearsAhead(): string {
  const { jalali } = monthOfBoth(new Date(browserNow()));
  return `${String((jalali.year + 2) % 100).padStart(2, '0')}/${String(jalali.month).padStart(2, '0')}`;
}
