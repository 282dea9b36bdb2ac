import { useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge, type StateTone } from '#ui/feedback/state-badge.tsx';
import type { ImportState as State } from '../product-import.rules.ts';
import { productTableMessages } from './product-table.messages.ts';

const tones: Readonly<Record<State, StateTone>> = {
  checking: 'going',
  checked: 'waiting',
  keeping: 'going',
  done: 'good',
  stopped: 'over',
};

/** Where a table stands, in a word. */
export function ImportState({ state }: { state: State }) {
  const t = useMessages(productTableMessages);
  return <StateBadge tone={tones[state]}>{t[state]}</StateBadge>;
}
