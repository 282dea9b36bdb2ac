import { memo, useState, type ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { ChipCount } from '#ui/text/kit.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { listsMessages } from '../../listings.messages.ts';
import { useLatest } from './use-latest.ts';

export interface ChipOfChoice {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly start?: ReactNode;
}

const fewChips = 12;

/** Choices as chips with product counts; a long list starts with the most common ones. */
export function ChipChoice(props: {
  legend: string;
  choices: readonly ChipOfChoice[];
  chosen: readonly string[];
  onPick: (value: string) => void;
  /** Number of chips before "show more". */
  few?: number;
}) {
  const { legend, choices, chosen, onPick, few = fewChips } = props;
  const t = useMessages(listsMessages);
  const [all, setAll] = useState(false);
  const pick = useLatest(onPick);
  // Selected choices without products stay, so that they can be deselected.
  const gone = chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, name: value, count: 0 }));
  const offered: readonly ChipOfChoice[] = [...gone, ...choices];
  if (offered.length === 0) return null;
  const visible = all ? offered : offered.filter(({ value }, index) => index < few || chosen.includes(value));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <ul className="flex flex-wrap gap-2">
        {visible.map((choice) => (
          <ChoiceChip key={choice.value} {...choice} selected={chosen.includes(choice.value)} onPick={pick} />
        ))}
      </ul>
      {all || visible.length < offered.length ? (
        <Button size="small" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.fewer : t.more(offered.length - visible.length)}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** A choice in the filter, memoized so that it is rendered only when its own props change, not on each press of another one. */
const ChoiceChip = memo(function ChoiceChip({
  value,
  name,
  count,
  start,
  selected,
  onPick,
}: ChipOfChoice & { selected: boolean; onPick: (value: string) => void }) {
  return (
    <li>
      <Chip selected={selected} start={start} disabled={count === 0 && !selected} onClick={() => onPick(value)}>
        <ChipCount label={name} count={count} />
      </Chip>
    </li>
  );
});
