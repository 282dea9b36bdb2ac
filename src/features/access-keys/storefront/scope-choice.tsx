import type { Scope } from '#shared/contract/key-scopes.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { accessKeysMessages, scopeAreaWords } from '../access-keys.messages.ts';
import { byArea, isWriting } from './scope-words.ts';

interface ScopeChoiceProps {
  /** The scopes that can be granted. */
  offered: readonly Scope[];
  value: readonly Scope[];
  onChange: (scopes: Scope[]) => void;
  error: string | undefined;
}

/** Renders the choice of a key's scopes, area by area; none is selected initially. */
export function ScopeChoice({ offered, value, onChange, error }: ScopeChoiceProps) {
  const t = useMessages(accessKeysMessages);
  const areas = useMessages(scopeAreaWords);
  const toggle = (scope: Scope, on: boolean) => {
    onChange(offered.filter((one) => (one === scope ? on : value.includes(one))));
  };
  return (
    <fieldset className="grid gap-1" aria-describedby={error === undefined ? undefined : 'scopes-error'}>
      <legend className="mb-1 text-sm font-semibold">{t.scopes}</legend>
      <div className="divide-y divide-line rounded-card bg-surface px-3">
        {byArea(offered).map(({ area, scopes }) => (
          <div
            key={area}
            role="group"
            aria-label={t.areas(areas[area])}
            className="flex flex-col gap-x-4 sm:flex-row sm:items-center sm:justify-between"
          >
            <span className="min-w-28 py-2 text-sm first-letter:uppercase">{areas[area]}</span>
            <span className="flex gap-4">
              {scopes.map((scope) => (
                <Checkbox
                  key={scope}
                  className={isWriting(scope) ? 'min-w-20' : undefined}
                  label={isWriting(scope) ? t.write : t.read}
                  checked={value.includes(scope)}
                  onChange={(event) => {
                    toggle(scope, event.currentTarget.checked);
                  }}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
      {error === undefined ? null : (
        <p id="scopes-error" className="text-sm text-rose">
          {error}
        </p>
      )}
    </fieldset>
  );
}
