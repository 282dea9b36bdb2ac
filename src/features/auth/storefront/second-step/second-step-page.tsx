import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { refreshToken } from '#web/session/session.ts';
import { signOut } from '#web/session/sign-out.ts';
import type { SecondFactors } from '../../second-step.contract.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import { Entrance } from '../entrance.tsx';
import { useRequestedFrom, useGoOn } from '../use-finish-sign-in.ts';
import { AuthenticatorSetup, type OfferedSecret } from './authenticator-setup.tsx';
import { CodeStep } from './code-step.tsx';
import { answerByPasskey, makePasskey } from './passkey-client.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

export const meta = pageHead(({ language }) => ({ title: secondStepMessages[language].stepTitle, unlisted: true }));

/** Renders the second step of a sign-in: a passkey, the code of an app or a recovery code; or setting up a factor. */
export default function SecondStepPage() {
  const alive = useHydrated();
  const navigate = useNavigate();
  const from = useRequestedFrom();
  const isGuest = alive && refreshToken() === null;
  useEffect(() => {
    if (isGuest) void navigate('/login', { replace: true, state: { from } });
  }, [isGuest, navigate, from]);
  return alive && !isGuest ? <Step /> : <Waiting />;
}

function Step() {
  const t = useMessages(secondStepMessages);
  const factors = useResource(
    ['customers', 'second step'],
    (signal) => customerApi('GET /api/customers/current/second-step/', { signal }),
    { fresh: true },
  );
  if (factors.state === 'failed')
    return (
      <Entrance title={t.stepTitle}>
        <FailedState text={t.notLoaded} onRetry={factors.refresh} />
      </Entrance>
    );
  return factors.state === 'loading' ? <Waiting /> : <TakeOrSetUp factors={factors.data} />;
}

/** Decides by the factors at the time of loading: a customer who has just added one still has its recovery codes on the screen. */
function TakeOrSetUp({ factors }: { factors: SecondFactors }) {
  const [first] = useState(factors);
  return first.authenticator || first.passkeys_count > 0 ? <TakeStep factors={first} /> : <SetUp />;
}

function Waiting() {
  const t = useMessages(secondStepMessages);
  return (
    <Entrance title={t.stepTitle}>
      <div role="status" aria-label={t.loading}>
        <SkeletonText lines={4} />
      </div>
    </Entrance>
  );
}

function TakeStep({ factors }: { factors: SecondFactors }) {
  const t = useMessages(secondStepMessages);
  const goOn = useGoOn();
  const [recovering, setRecovering] = useState(false);
  const byPasskey = async () => {
    const challenge = await customerApi('POST /api/customers/current/second-step/passkey-challenge/');
    await customerApi('POST /api/customers/current/second-step/passkey/', {
      body: { credential: await answerByPasskey(challenge) },
    });
    await goOn();
  };
  const ways = (
    <>
      <Button
        wide
        onClick={() => {
          setRecovering(!recovering);
        }}
      >
        {recovering ? t.back : t.lostDevice}
      </Button>
      <OtherAccount />
    </>
  );
  return (
    <Entrance title={t.stepTitle} lead={t.stepLead} after={ways}>
      {recovering ? (
        <CodeStep key="recovery" recovery onDone={goOn} />
      ) : (
        <div className="grid gap-4">
          {factors.passkeys_count > 0 && (
            <PasskeyButton variant="primary" onPress={byPasskey}>
              {t.byPasskey}
            </PasskeyButton>
          )}
          {factors.authenticator && <CodeStep onDone={goOn} />}
        </div>
      )}
    </Entrance>
  );
}

/** Renders the setup for a member of staff without a second factor. */
function SetUp() {
  const t = useMessages(secondStepMessages);
  const goOn = useGoOn();
  const [offered, setOffered] = useState<OfferedSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const app = useAction({ done: null });
  const done = (given: readonly string[]) => {
    if (given.length === 0) void goOn();
    else setCodes(given);
  };
  const byPasskey = async () => {
    const challenge = await customerApi('POST /api/customers/current/passkeys/challenge/', { body: {} });
    const { recovery_codes: given } = await customerApi('POST /api/customers/current/passkeys/', {
      body: { name: t.thisDevice, credential: await makePasskey(challenge) },
    });
    done(given);
  };
  const byApp = () =>
    app.run(async () => {
      setOffered(await customerApi('POST /api/customers/current/authenticator/', { body: {} }));
    });
  return (
    <Entrance title={t.setUpTitle} lead={t.setUpLead} after={<OtherAccount />}>
      <div className="grid gap-4">
        <PasskeyButton variant="primary" onPress={byPasskey}>
          {t.addPasskey}
        </PasskeyButton>
        {offered === null ? (
          <Button variant="outline" wide busy={app.busy} onClick={() => void byApp()}>
            {t.setUpApp}
          </Button>
        ) : (
          <AuthenticatorSetup offered={offered} onDone={done} />
        )}
      </div>
      <RecoveryCodesDialog codes={codes} onClose={() => void goOn()} />
    </Entrance>
  );
}

function OtherAccount() {
  const t = useMessages(secondStepMessages);
  return (
    <Button wide variant="quiet" onClick={() => void signOut('/login')}>
      {t.otherAccount}
    </Button>
  );
}
