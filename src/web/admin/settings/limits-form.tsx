import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from './settings-form.tsx';
import { limitsFormMessages } from './limits-form.messages.ts';
import { typedNumber } from '../typed-number.ts';

type Limits<Name extends string> = Readonly<Record<Name, number | null>>;

/** Null for an empty field, undefined for what is no whole number. */
function typedLimit(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const value = typedNumber(typed);
  return value !== null && Number.isInteger(value) && value >= 0 ? value : undefined;
}

interface LimitsFormProps<Name extends string> {
  title: string;
  hint: string;
  labels: NoInfer<Readonly<Record<Name, string>>>;
  limits: Limits<Name>;
  /** The version of the limits as they were read. */
  version: number;
  /** Of what is typed and not saved yet. */
  draftName: string;
  onSave: (limits: Limits<Name> & { version: number }) => Promise<{ version: number }>;
}

/** Limits that the owner sets, each a whole number; an empty field is no limit. Their names are those of the call's body. */
export function LimitsForm<Name extends string>(props: LimitsFormProps<Name>) {
  const { title, hint, labels, limits, version: seen, draftName, onSave } = props;
  const t = useMessages(limitsFormMessages);
  const language = useLanguage();
  const names = Object.keys(limits) as Name[];
  const draft = useDraft<Readonly<Record<string, string>>>(
    Object.fromEntries(
      names.map((name) => [name, limits[name] === null ? '' : formatNumber(limits[name], language)] as const),
    ),
    seen,
    draftName,
  );
  const typed = draft.value;
  const [checked, setChecked] = useState(false);
  const action = useAction();
  const save = () => {
    setChecked(true);
    const read = names.map((name) => [name, typedLimit(typed[name] ?? '')] as const);
    if (read.some(([, limit]) => limit === undefined)) return;
    void action.run(async () => {
      const body = { version: draft.version, ...(Object.fromEntries(read) as Limits<Name>) };
      draft.saved(typed, (await onSave(body)).version);
    });
  };
  const form = { draft, names: labels, action, save: t.save, onSave: save };
  return (
    <SettingsForm title={title} hint={hint} columns={2} {...form}>
      {names.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          hint={t.noLimit}
          dir="ltr"
          inputMode="numeric"
          value={typed[name] ?? ''}
          error={checked && typedLimit(typed[name] ?? '') === undefined ? t.badLimit : action.fields[name]}
          onChange={(event) => {
            draft.change({ [name]: event.currentTarget.value });
          }}
        />
      ))}
    </SettingsForm>
  );
}
