import { useEffect, useState } from 'react';
import { CopyButton } from '#ui/inputs/copy-button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { missing, useAction } from '#web/forms/use-action.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { secondStepMessages } from '../../second-step.messages.ts';

export interface OfferedSecret {
  readonly secret: string;
  readonly address: string;
}

/** Renders the QR code and the secret of an authenticator app, and the field for its first code. */
export function AuthenticatorSetup({
  offered,
  onDone,
}: {
  offered: OfferedSecret;
  /** Called with the recovery codes issued with it, empty if the customer already has some. */
  onDone: (codes: readonly string[]) => void;
}) {
  const t = useMessages(secondStepMessages);
  const action = useAction({ quiet: true, done: t.appAdded });
  const confirm = (typed: Readonly<Record<string, string>>) => {
    const errors = missing(typed, ['code'], t.codeNeeded);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    void action.run(async () => {
      const { recovery_codes: codes } = await customerApi('PUT /api/customers/current/authenticator/', {
        body: { code: typed.code ?? '' },
      });
      onDone(codes);
    });
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t.scan}</p>
      <QrImage text={offered.address} label={t.picture} />
      <div className="grid gap-1 text-sm">
        <span className="text-muted">{t.byHand}</span>
        <span className="flex items-center gap-2">
          <bdi dir="ltr" className="font-mono break-all select-all">
            {offered.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
          <CopyButton label={t.copySecret} text={offered.secret} copied={t.copied} notCopied={t.notCopied} />
        </span>
      </div>
      <SubmissionForm action={action} onSend={confirm} submitText={t.goOn} busyText={t.checking}>
        <CodeField error={action.fields.code} />
      </SubmissionForm>
    </div>
  );
}

/** Renders the field for the six digits of an authenticator app, in Persian or Latin digits. */
export function CodeField({ error }: { error: string | undefined }) {
  const t = useMessages(secondStepMessages);
  return (
    <TextField
      label={t.appCode}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      maxLength={12}
      required
      error={error}
    />
  );
}

/** Renders a QR code, generated in the browser so that the secret is not sent anywhere. */
function QrImage({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void import('uqr').then(({ encode }) => {
      if (left.signal.aborted) return;
      const { size, data } = encode(text, { ecc: 'M', border: 2 });
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
      setCode({ size, path });
    }, reportQuietly);
    return () => {
      left.abort();
    };
  }, [text]);
  const size = code?.size ?? 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-52 rounded-card bg-white"
    >
      {code === null ? null : <path d={code.path} fill="#000" />}
    </svg>
  );
}
