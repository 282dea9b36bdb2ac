import { useSearchParams } from 'react-router';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { browserApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '#features/auth/auth.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance } from '#features/auth/storefront/entrance.tsx';
import { missing, useAction } from '#web/forms/use-action.ts';
import { keepTokens } from '#web/session/session.ts';
import { staffMessages } from './staff.messages.ts';
import { newPasswordErrors } from '#features/auth/storefront/new-password.ts';

export const meta = pageHead(({ language }) => ({ title: staffMessages[language].ownerTitle, unlisted: true }));

/** The page that creates the first owner of a shop, from the link in the log. */
export default function FirstOwnerPage() {
  const t = useMessages(staffMessages);
  const f = useMessages(authMessages);
  const [query] = useSearchParams();
  const action = useAction({ quiet: true, done: null });
  const become = (typed: Readonly<Record<string, string>>) => {
    const errors = {
      ...missing(typed, ['username', 'phone'], f.required),
      ...newPasswordErrors(typed, { chosen: 'password', repeated: 'repeated' }, f),
    };
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const { username = '', phone = '', password = '' } = typed;
    void action.run(async () => {
      const { tokens } = await browserApi('POST /api/staff/first-owner/', {
        body: { token: query.get('token') ?? '-', username, phone, password },
      });
      keepTokens(tokens);
      // A full page load discards the guest's session and the token in the URL.
      location.replace('/admin');
    });
  };
  return (
    <Entrance title={t.ownerTitle} lead={t.ownerLead}>
      <SubmissionForm action={action} onSend={become} submitText={t.becomeOwner} busyText={t.becoming}>
        <OwnerFields errors={action.fields} />
      </SubmissionForm>
    </Entrance>
  );
}

function OwnerFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const f = useMessages(authMessages);
  return (
    <>
      <TextField
        label={f.username}
        hint={f.usernameRule}
        name="username"
        autoComplete="username"
        required
        error={errors.username}
      />
      <TextField label={f.phone} name="phone" type="tel" dir="ltr" autoComplete="tel" required error={errors.phone} />
      <PasswordField
        label={f.password}
        hint={f.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <PasswordField
        label={f.repeatPassword}
        name="repeated"
        autoComplete="new-password"
        required
        error={errors.repeated}
      />
    </>
  );
}
