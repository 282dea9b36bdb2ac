import { TextField } from '#ui/inputs/field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { missing, useAction, type Fields } from '#web/forms/use-action.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import { CodeField } from './authenticator-setup.tsx';

interface CodeStepProps {
  /** Whether a recovery code is entered instead of the app's. */
  recovery?: boolean;
  onDone: () => Promise<void>;
}

/** Completes the second step by an entered code. */
export function CodeStep({ recovery = false, onDone }: CodeStepProps) {
  const t = useMessages(secondStepMessages);
  const action = useAction({ quiet: true, done: null });
  const send = (typed: Fields) => {
    const errors = missing(typed, ['code'], t.codeNeeded);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const body = { code: typed.code ?? '' };
    void action.run(async () => {
      if (recovery) {
        const { recovery_codes_count: left } = await customerApi(
          'POST /api/customers/current/second-step/recovery-code/',
          { body },
        );
        announce(t.codesLeft(left), 'good');
      } else await customerApi('POST /api/customers/current/second-step/authenticator/', { body });
      await onDone();
    });
  };
  return (
    <SubmissionForm action={action} onSend={send} submitText={t.goOn} busyText={t.checking}>
      {recovery ? (
        <TextField
          label={t.recoveryCode}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          required
          error={action.fields.code}
        />
      ) : (
        <CodeField error={action.fields.code} />
      )}
    </SubmissionForm>
  );
}
