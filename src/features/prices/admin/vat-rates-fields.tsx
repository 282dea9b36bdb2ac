import { Plus, Trash2 } from 'lucide-react';
import { decimalNumberIn, formatNumber } from '#shared/text/digits.ts';
import { dayInTehran, startOfDay } from '#shared/tehran-days.ts';
import { parseMoment, writeMoment } from '#shared/text/typed-moment.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { VatRate } from '../vat.rules.ts';
import { vatMessages } from './vat.messages.ts';

/** A tax rate being edited; the day is in the user's calendar. */
export interface TypedRate {
  /** Identifies the row independently of its position in the list. */
  readonly id: number;
  readonly day: string;
  readonly percent: string;
}

/** Converts a stored rate to its form fields. */
export function typedRate({ from, percent }: VatRate, id: number, language: 'fa' | 'en'): TypedRate {
  return {
    id,
    day: writeMoment(startOfDay(from), language).split(' ')[0] ?? '',
    percent: formatNumber(percent, language),
  };
}

/** Parses the entered rates for storage; null when a day or a number is invalid. */
export function readRates(typed: readonly TypedRate[]): VatRate[] | null {
  const rates = typed.map(({ day, percent }) => ({ from: parseMoment(day), percent: decimalNumberIn(percent) }));
  const read = rates.flatMap(({ from, percent }) =>
    from === null || percent === null ? [] : [{ from: dayInTehran(from), percent }],
  );
  return read.length === typed.length ? read : null;
}

interface VatRatesFieldsProps {
  rates: readonly TypedRate[];
  /** Whether errors are displayed. */
  checked: boolean;
  onChange: (rates: readonly TypedRate[]) => void;
}

/** The fields for the tax rates, each with the day it takes effect; a future rate can be entered in advance. */
export function VatRatesFields({ rates, checked, onChange }: VatRatesFieldsProps) {
  const t = useMessages(vatMessages);
  const change = (id: number, event: Partial<TypedRate>) => {
    onChange(rates.map((rate) => (rate.id === id ? { ...rate, ...event } : rate)));
  };
  return (
    <fieldset className="grid gap-3 md:col-span-2">
      <legend className="mb-1 font-bold">{t.vat}</legend>
      <p className="text-sm text-muted">{t.vatHint}</p>
      {rates.map((rate) => (
        <RateFields
          key={rate.id}
          rate={rate}
          checked={checked}
          onChange={(changed) => {
            change(rate.id, changed);
          }}
          onRemove={
            rates.length === 1
              ? null
              : () => {
                  onChange(rates.filter(({ id }) => id !== rate.id));
                }
          }
        />
      ))}
      <Button
        size="small"
        className="justify-self-start"
        icon={<Plus aria-hidden size={16} />}
        disabled={rates.length >= 20}
        onClick={() => {
          onChange([...rates, { id: Math.max(-1, ...rates.map(({ id }) => id)) + 1, day: '', percent: '' }]);
        }}
      >
        {t.addRate}
      </Button>
    </fieldset>
  );
}

interface RateFieldsProps {
  rate: TypedRate;
  checked: boolean;
  onChange: (changed: Partial<TypedRate>) => void;
  /** Null for the last remaining rate: at least one is required. */
  onRemove: (() => void) | null;
}

function RateFields({ rate: { day, percent }, checked, onChange, onRemove }: RateFieldsProps) {
  const t = useMessages(vatMessages);
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-start gap-3">
      <TextField
        label={t.vatFrom}
        dir="ltr"
        required
        autoComplete="off"
        placeholder={language === 'fa' ? '۱۴۰۶/۰۱/۰۱' : '2027/03/21'}
        value={day}
        error={checked && parseMoment(day) === null ? t.badDay : undefined}
        onChange={(event) => {
          onChange({ day: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.percent}
        dir="ltr"
        inputMode="decimal"
        required
        value={percent}
        error={checked && decimalNumberIn(percent) === null ? t.badNumber : undefined}
        onChange={(event) => {
          onChange({ percent: event.currentTarget.value });
        }}
      />
      <IconButton
        label={t.removeRate(day)}
        className="mt-7"
        disabled={onRemove === null}
        onClick={() => {
          onRemove?.();
        }}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
