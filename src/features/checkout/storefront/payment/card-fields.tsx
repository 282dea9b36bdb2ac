import { LockKeyhole } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { groupedByFour, withSlash, type TypedCard } from '#features/payments/card.rules.ts';
import { digitsOnly, inDigitsOf } from '#shared/text/digits.ts';
import { bankOfCard } from '#shared/commerce/identifiers.ts';
import { Card } from '#ui/layout/card.tsx';
import { TextField, type TextFieldProps } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { cardScreens } from '../../card-screens.messages.ts';
import { TestCards } from './test-cards.tsx';
import type { CardForm } from './use-card-form.ts';

interface CardFieldsProps {
  id: string;
  card: CardForm;
  isDemo: boolean;
  onSubmit: () => void;
  /** Rendered below the fields, where their button is not elsewhere. */
  children?: ReactNode;
}

/** Renders the four fields of a card. They have no names, so that none of them can end up in a URL or be submitted by the form itself. */
export function CardFields({ id, card, isDemo, onSubmit, children }: CardFieldsProps) {
  const t = useMessages(cardScreens);
  const { focusRound } = card;
  useEffect(() => {
    // The provider's errors arrive after the submit.
    if (focusRound > 0) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [focusRound, id]);
  const wired = useWired(card);
  return (
    <Card asChild className="flex flex-col gap-4">
      <Form id={id} aria-labelledby={`${id}-heading`} onSend={onSubmit}>
        <h2 id={`${id}-heading`} className="text-base font-bold">
          {t.heading}
        </h2>
        <Notice tone="bad">{card.trouble === null ? null : t[card.trouble]}</Notice>
        <NumberOfCard typed={card.typed} wired={wired('number', groupedByFour)} />
        <TextField
          label={t.holder}
          autoComplete="cc-name"
          spellCheck={false}
          maxLength={100}
          {...wired('holder', (text) => text)}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label={t.expiry}
            hint={t.expiryHint}
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-exp"
            spellCheck={false}
            maxLength={7}
            {...wired('expiry', withSlash)}
          />
          <TextField
            label={t.cvv2}
            hint={t.cvv2Hint}
            dir="ltr"
            // The standard allows `cc-csc` only on a text field: its characters are masked by CSS.
            className="[-webkit-text-security:disc]"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            {...wired('cvv2', (text) => digitsOnly(text).slice(0, 4))}
          />
        </div>
        {children}
        <p className="flex items-start gap-2 text-xs text-muted">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="own-direction">{t.safe}</span>
        </p>
        {isDemo ? <TestCards onTake={card.take} /> : null}
      </Form>
    </Card>
  );
}

type Wired = Pick<TextFieldProps, 'value' | 'error' | 'onChange' | 'onBlur' | 'required'>;

/** Binds a field to its part of the card: its digits in the reader's numerals, its error once the field was left. */
function useWired({ typed, errors, type, leave }: CardForm) {
  const t = useMessages(cardScreens);
  const language = useLanguage();
  return (field: keyof TypedCard, stored: (text: string) => string): Wired => {
    const error = errors[field];
    return {
      value: field === 'holder' ? typed[field] : inDigitsOf(typed[field], language),
      error: error === undefined ? undefined : t[error],
      onChange: (event) => {
        type(field, stored(event.target.value));
      },
      onBlur: () => {
        leave(field);
      },
      required: true,
    };
  };
}

/** Renders the card number, with its bank once the digits identify it. */
function NumberOfCard({ typed, wired }: { typed: TypedCard; wired: Wired }) {
  const t = useMessages(cardScreens);
  const language = useLanguage();
  const bank = bankOfCard(typed.number);
  return (
    <TextField
      label={t.number}
      hint={
        <span aria-live="polite">
          {bank === null ? t.numberHint : <strong className="text-ink">{t.bankIs(bank[language])}</strong>}
        </span>
      }
      dir="ltr"
      inputMode="numeric"
      autoComplete="cc-number"
      autoCorrect="off"
      spellCheck={false}
      placeholder={inDigitsOf('6037 9900 0000 0000', language)}
      {...wired}
    />
  );
}
