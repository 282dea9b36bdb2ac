import { useId } from 'react';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { UnloadedChoices } from '#web/forms/unloaded-choices.tsx';
import { textFor } from '#shared/text/names.ts';
import { treeLines } from '../categories-admin.rules.ts';

export interface CategoryChoiceProps {
  label: string;
  hint: string;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Renders the category tree as checkboxes. */
export function CategoryChoice({ label, hint, chosen, onChange }: CategoryChoiceProps) {
  const id = useId();
  const language = useLanguage();
  const categories = useResource(['admin/categories'], (signal) =>
    staffApi('GET /api/admin/categories/', { signal }).then(({ data }) => data),
  );
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <p id={id} className="text-xs text-muted">
        {hint}
      </p>
      <div
        role="group"
        tabIndex={0}
        aria-label={label}
        className="mt-1 max-h-52 overflow-y-auto rounded-control border border-edge px-3"
      >
        {categories.state === 'ready'
          ? treeLines(categories.data).map(({ category, depth }) => (
              <div key={category.id} style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
                <Checkbox
                  label={<bdi>{textFor(category.name, language)}</bdi>}
                  checked={chosen.includes(category.id)}
                  onChange={(event) => {
                    onChange(
                      event.currentTarget.checked
                        ? [...chosen, category.id]
                        : chosen.filter((one) => one !== category.id),
                    );
                  }}
                />
              </div>
            ))
          : null}
      </div>
      <UnloadedChoices of={categories} />
    </fieldset>
  );
}
