import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from './settings-form.tsx';
import { limitsFormMessages } from './limits-form.messages.ts';

type Limits<Name extends string> = Readonly<Record<Name, number | null>>;

interface LimitsFormProps<Name extends string> {
  title: string;
  hint: string;
  labels: NoInfer<Readonly<Record<Name, string>>>;
  limits: Limits<Name>;
  /** The version of the limits that were loaded. */
  version: number;
  /** The name of the draft. */
  draftName: string;
  onSave: (limits: Limits<Name> & { version: number }) => Promise<{ version: number }>;
}

/** A form of limits set by the owner, each a whole number; an empty field is no limit. Their names are those of the request body. */
export function LimitsForm<Name extends string>(props: LimitsFormProps<Name>) {
  const { title, hint, labels, limits, version: seen, draftName, onSave } = props;
  const t = useMessages(limitsFormMessages);
  const names = Object.keys(limits) as Name[];
  const draft = useDraft<Limits<Name>>(limits, seen, draftName);
  const typed = draft.value;
  const action = useAction();
  const save = () =>
    action.run(async () => {
      draft.saved(typed, (await onSave({ version: draft.version, ...typed })).version);
    });
  const form = { draft, names: labels, action, save: t.save, onSave: save };
  return (
    <SettingsForm title={title} hint={hint} columns={2} {...form}>
      {names.map((name) => (
        <NumberField
          key={name}
          label={labels[name]}
          hint={t.noLimit}
          value={typed[name]}
          error={action.fields[name]}
          onChange={(limit) => draft.change({ [name]: limit } as Partial<Limits<Name>>)}
        />
      ))}
    </SettingsForm>
  );
}
