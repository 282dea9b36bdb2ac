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
  /** Grows each time that the first faulty field is to be gone to. */
  readonly focusRound: number;
  /** Why the provider took no card, where that is no error of a field. */
  readonly trouble: 'refused' | 'unreachable' | null;
  readonly type: (field: keyof TypedCard, text: string) => void;
  readonly take: (card: TypedCard) => void;
  /** Says what is wrong with a field that is left. */
  readonly leave: (field: keyof TypedCard) => void;
  /** Whether nothing is wrong; else says what, and goes to the first of it. */
  readonly check: () => boolean;
  /** Hands the card to the provider; null when it took none, which is displayed. */
  readonly hand: () => Promise<CardToken | null>;
}

const present = () => monthOfBoth(new Date(browserNow()));

/** Clears the card when the page is left: a browser that brings the page back as it was would bring the card back with it. */
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

/** A card while it is typed: it lives in this form alone, and is gone when the page is left. */
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
