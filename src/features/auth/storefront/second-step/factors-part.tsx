import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { Passkey, SecondFactors } from '../../second-step.contract.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import { FactorDialogs } from './factor-dialogs.tsx';
import { NewApp, NewPasskey } from './new-factor.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** The open dialog. */
export type Opened = 'passkey' | 'app' | { readonly renamed: Passkey } | { readonly removed: Passkey | 'app' } | null;
type Open = (what: Opened) => void;

/** Renders the passkeys, the authenticator app and the recovery codes, with the actions to add and remove them. */
export function FactorsPart({ customerId }: { customerId: number }) {
  const t = useMessages(secondStepMessages);
  const factors = useResource(['customers', 'factors', customerId], async (signal) => ({
    now: await customerApi('GET /api/customers/current/second-step/', { signal }),
    passkeys: (await customerApi('GET /api/customers/current/passkeys/', { signal })).data,
  }));
  const [opened, setOpened] = useState<Opened>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (factors.state === 'failed') return <FailedState text={t.notLoaded} onRetry={factors.refresh} />;
  if (factors.state === 'loading')
    return (
      <div role="status" aria-label={t.loading}>
        <SkeletonText lines={6} />
      </div>
    );
  const { now, passkeys } = factors.data;
  const close = () => {
    setOpened(null);
  };
  const changed = (given: readonly string[] = []) => {
    close();
    if (given.length > 0) setCodes(given);
  };
  return (
    <>
      <PasskeysCard passkeys={passkeys} onOpen={setOpened} />
      <AppCard factors={now} onOpen={setOpened} />
      {(now.authenticator || passkeys.length > 0) && <RecoveryCard factors={now} onCodes={setCodes} />}
      <Dialog open={opened === 'passkey'} onClose={close} title={t.addPasskey} description={t.passkeysHint}>
        <NewPasskey onDone={changed} />
      </Dialog>
      <Dialog open={opened === 'app'} onClose={close} title={t.setUpApp}>
        <NewApp onDone={changed} />
      </Dialog>
      <FactorDialogs opened={opened} onClose={close} />
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes(null);
        }}
      />
    </>
  );
}

function PasskeysCard({ passkeys, onOpen }: { passkeys: readonly Passkey[]; onOpen: Open }) {
  const t = useMessages(secondStepMessages);
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold">{t.passkeys}</h2>
      <p className="text-sm text-muted">{t.passkeysHint}</p>
      {passkeys.length === 0 ? (
        <p className="text-sm text-muted">{t.noneYet}</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <Button
        className="justify-self-start"
        onClick={() => {
          onOpen('passkey');
        }}
      >
        {t.addPasskey}
      </Button>
    </Card>
  );
}

function AppCard({ factors, onOpen }: { factors: SecondFactors; onOpen: Open }) {
  const t = useMessages(secondStepMessages);
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold">{t.app}</h2>
      <p className="text-sm text-muted">{factors.authenticator ? t.appOn : t.appHint}</p>
      <Button
        className="justify-self-start"
        variant={factors.authenticator ? 'danger' : 'quiet'}
        onClick={() => {
          onOpen(factors.authenticator ? { removed: 'app' } : 'app');
        }}
      >
        {factors.authenticator ? t.removeApp : t.setUpApp}
      </Button>
    </Card>
  );
}

function RecoveryCard({ factors, onCodes }: { factors: SecondFactors; onCodes: (codes: readonly string[]) => void }) {
  const t = useMessages(secondStepMessages);
  const renewing = useAction({ done: null });
  const renew = () =>
    renewing.run(async () => {
      const { recovery_codes: codes } = await customerApi('POST /api/customers/current/recovery-codes/');
      onCodes(codes);
    });
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold">{t.recoveryCodes}</h2>
      <p className="text-sm text-muted">
        {t.recoveryHint} {t.codesLeft(factors.recovery_codes_count)}
      </p>
      <Button className="justify-self-start" busy={renewing.busy} onClick={() => void renew()}>
        {t.newCodes}
      </Button>
    </Card>
  );
}
