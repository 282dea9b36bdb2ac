import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { EventType } from '../events.rules.ts';
import { eventWords, webhooksMessages } from '../webhooks.messages.ts';

interface EventChoiceProps {
  offered: readonly EventType[];
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  error: string | undefined;
}

/** Renders the choice of event types; none is preselected. */
export function EventChoice({ offered, value, onChange, error }: EventChoiceProps) {
  const t = useMessages(webhooksMessages);
  const words = useMessages(eventWords);
  return (
    <fieldset className="grid gap-1" aria-describedby={error === undefined ? undefined : 'events-error'}>
      <legend className="mb-1 text-sm font-semibold">{t.events}</legend>
      <div className="grid rounded-card bg-raised px-3 py-1 sm:grid-cols-2 sm:gap-x-4">
        {offered.map((type) => (
          <Checkbox
            key={type}
            label={words[type]}
            checked={value.includes(type)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              onChange(offered.filter((one) => (one === type ? on : value.includes(one))));
            }}
          />
        ))}
      </div>
      {error === undefined ? null : (
        <p id="events-error" className="text-sm text-rose">
          {error}
        </p>
      )}
    </fieldset>
  );
}
