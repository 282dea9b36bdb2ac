import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  cardErrors,
  emptyCard,
  type CardError,
  type CardErrors,
  type TypedCard,
} from '#features/payments/card.rules.ts';
import { monthOfBoth } from '#shared/text/jalali.ts';
import { browserNow } from '#web/browser-clock.ts';
import { handOver, type CardFormState, type CardToken } from './card-provider.ts';

export interface CardForm {
  readonly typed: TypedCard;
  readonly errors: CardErrors;
  /** Incremented each time the first invalid field is to receive focus. */
  readonly focusRound: number;
  /** Why the provider did not accept the card, where that is no error of a field. */
  readonly trouble: 'refused' | 'unreachable' | null;
  readonly type: (field: keyof TypedCard, text: string) => void;
  readonly take: (card: TypedCard) => void;
  /** Displays the error of a field that loses focus. */
  readonly leave: (field: keyof TypedCard) => void;
  /** Whether all fields are valid; otherwise displays the errors and focuses the first. */
  readonly check: () => boolean;
  /** Sends the card to the provider; null when it was not accepted, which is displayed. */
  readonly hand: () => Promise<CardToken | null>;
}

const present = () => monthOfBoth(new Date(browserNow()));

/** Clears the card when the page is left: otherwise a browser that restores the page from its cache would restore the card with it. */
function useClearedOnLeave(setTyped: (card: TypedCard) => void): void {
  useEffect(() => {
    const clear = () => {
      flushSync(() => {
        setTyped(emptyCard);
      });
    };
    addEventListener('pagehide', clear);
    return () => {
      removeEventListener('pagehide', clear);
    };
  }, [setTyped]);
}

/** The state of a card being entered: it exists in this form only, and is cleared when the page is left. */
export function useCardForm(admin: CardFormState): CardForm {
  const [typed, setTyped] = useState(emptyCard);
  const [errors, setErrors] = useState<CardErrors>({});
  const [focusRound, setFocusRound] = useState(0);
  const [trouble, setTrouble] = useState<CardForm['trouble']>(null);

  useClearedOnLeave(setTyped);
  const show = (found: CardErrors) => {
    setErrors(found);
    setFocusRound((before) => before + 1);
  };
  return {
    typed,
    errors,
    focusRound: focusRound,
    trouble,
    type: (field, text) => {
      setTyped((before) => ({ ...before, [field]: text }));
      setErrors(({ [field]: _, ...others }) => others);
      setTrouble(null);
    },
    take: (card) => {
      setTyped(card);
      setErrors({});
      setTrouble(null);
    },
    leave: (field) => {
      const error: CardError | undefined = typed[field].trim() === '' ? undefined : cardErrors(typed, present())[field];
      if (error !== undefined) setErrors((before) => ({ ...before, [field]: error }));
    },
    check: () => {
      const found = cardErrors(typed, present());
      const whole = Object.keys(found).length === 0;
      if (!whole) show(found);
      return whole;
    },
    hand: async () => {
      setTrouble(null);
      const handed = await handOver(admin, typed);
      if (typeof handed === 'string') {
        setTrouble(handed);
        return null;
      }
      if ('card' in handed) return handed.card;
      show(handed.errors);
      return null;
    },
  };
}
