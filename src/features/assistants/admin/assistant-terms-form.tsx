import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { AssistantTerms } from '../assistants-admin.contract.ts';
import { assistantModes } from '../protocol.rules.ts';
import { assistantsAdminMessages } from './assistants-admin.messages.ts';

const maxCalls = 10_000;

/** Renders the form of what assistants may do and how often. */
export function AssistantTermsForm({ terms }: { terms: AssistantTerms & { readonly version: number } }) {
  const t = useMessages(assistantsAdminMessages);
  const draft = useDraft<Pick<AssistantTerms, 'mode'> & { readonly calls: number | null }>(
    { mode: terms.mode, calls: terms.calls_per_minute },
    terms.version,
    'assistant-terms',
  );
  const { mode, calls } = draft.value;
  const [checked, setChecked] = useState(false);
  const action = useAction();
  const wrong = calls === null || calls < 1 || calls > maxCalls;
  const save = () => {
    setChecked(true);
    if (wrong) return;
    const body = { version: draft.version, mode, calls_per_minute: calls };
    void action.run(async () => {
      draft.saved(draft.value, (await staffApi('PUT /api/admin/settings/assistants/', { body })).version);
    });
  };
  return (
    <Form
      action={action}
      aria-label={t.terms}
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
      onSend={save}
    >
      <h2 className="font-bold">{t.terms}</h2>
      <DraftNotice draft={draft} names={{ mode: t.mode, calls: t.callsPerMinute }} />
      <RadioCards
        legend={t.mode}
        name="mode"
        value={mode}
        options={[
          { value: 'off', label: t.off, description: t.offHint },
          { value: 'read-only', label: t.readOnly, description: t.readOnlyHint },
          { value: 'on', label: t.on, description: t.onHint },
        ]}
        onChange={(chosen) => {
          const found = assistantModes.find((one) => one === chosen);
          if (found !== undefined) draft.change({ mode: found });
        }}
      />
      <NumberField
        label={t.callsPerMinute}
        required
        {...draftFields(draft, action.fields).number('calls')}
        error={checked && wrong ? t.badCalls : action.fields.calls_per_minute}
      />
      <Button type="submit" variant="primary" size="small" busy={action.busy} className="justify-self-start">
        {t.save}
      </Button>
    </Form>
  );
}
