import { useState } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { RequireSignIn } from './require-sign-in.tsx';
import { missing, useAction } from '#web/forms/use-action.ts';
import { newPasswordErrors } from './new-password.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].changeTitle, unlisted: true }));

/** Renders the page for changing the password with the old one. */
export default function ChangePasswordPage() {
  const t = useMessages(authMessages);
  return (
    <>
      <PageHeader title={t.changeTitle} back="/settings" />
      <main id="content" className="container-middle grid max-w-md gap-6 py-6">
        <RequireSignIn meanwhile={<SkeletonForm />}>{() => <ChangePasswordForm />}</RequireSignIn>
      </main>
    </>
  );
}

function ChangePasswordForm() {
  const t = useMessages(authMessages);
  const action = useAction({ quiet: true, done: null });
  // Remounts the form after each success, so that its fields are empty.
  const [changes, setChanges] = useState(0);

  const change = (typed: Readonly<Record<string, string>>) => {
    const errors = {
      ...missing(typed, ['old_password'], t.required),
      ...newPasswordErrors(typed, { chosen: 'new_password', repeated: 'repeated' }, t),
    };
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const { old_password = '', new_password = '' } = typed;
    void action.run(
      async () => {
        await customerApi('POST /api/customers/change-password/', { body: { old_password, new_password } });
        announce(t.passwordChanged, 'good');
        setChanges(changes + 1);
      },
      null,
      // After a lost response, a wrong old password may mean that the change was already applied.
      ({ code, message }) => (action.lost && code === 'wrong-password' ? t.perhapsChanged : message),
    );
  };

  return (
    <>
      <p className="text-muted">{t.changeLead}</p>
      <SubmissionForm key={changes} action={action} onSend={change} submitText={t.updatePassword} busyText={t.saving}>
        <PasswordField
          label={t.oldPassword}
          name="old_password"
          autoComplete="current-password"
          required
          error={action.fields.old_password}
        />
        <PasswordField
          label={t.newPassword}
          hint={t.passwordHint}
          name="new_password"
          autoComplete="new-password"
          required
          error={action.fields.new_password}
        />
        <PasswordField
          label={t.repeatPassword}
          name="repeated"
          autoComplete="new-password"
          required
          error={action.fields.repeated}
        />
      </SubmissionForm>
    </>
  );
}
