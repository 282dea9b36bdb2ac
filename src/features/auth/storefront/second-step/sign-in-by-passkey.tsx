import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import { useFinishSignIn } from '../use-finish-sign-in.ts';
import { answerByPasskey } from './passkey-client.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Signs in by a passkey alone: its device verifies the user. */
export function SignInByPasskey() {
  const t = useMessages(secondStepMessages);
  const finish = useFinishSignIn();
  const signIn = async () => {
    const challenge = await browserApi('POST /api/customers/passkey-challenge/');
    const { tokens } = await browserApi('POST /api/customers/passkey-login/', {
      body: { credential: await answerByPasskey(challenge) },
    });
    await finish(tokens, { welcome: t.signedIn });
  };
  return <PasskeyButton onPress={signIn}>{t.signInByPasskey}</PasskeyButton>;
}
