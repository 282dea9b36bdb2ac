import { useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { inDigitsOf } from '#shared/text/digits.ts';
import { parseMobile, showMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { OtpBoxes } from '#ui/inputs/otp-boxes.tsx';
import { isWholeCode } from '#ui/inputs/otp.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi, loadSession } from '#web/data/api.ts';
import { currentSession } from '#web/session/session.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { forgetHeldFields } from '#web/forms/held-fields.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { missing, useAction } from '#web/forms/use-action.ts';
import { phoneChangeMessages } from '../phone-change.messages.ts';

/** The name of the stored draft of the new number. */
const heldPhone = 'new phone';

interface SentCode {
  readonly phone: string;
  readonly sessionId: string;
  /** Proves the account's ownership; empty where the account has no password. */
  readonly password: string;
}

type UnderWay = Pick<SentCode, 'phone' | 'sessionId'>;

function underWayIn(text: string): UnderWay | null {
  try {
    return text === '' ? null : (JSON.parse(text) as UnderWay);
  } catch {
    return null;
  }
}

/** Renders the change of the account's phone: first the number, then the code sent to it; a pending code survives closing the dialog and a reload. */
export function PhoneChange({ onDone }: { onDone: () => void }) {
  const [text, setText] = useStoredDraft('phone change');
  // Not stored anywhere; after a reload it is entered again if the account has one.
  const [password, setPassword] = useState('');
  const underWay = underWayIn(text);
  if (underWay === null)
    return (
      <NewPhone
        onSent={({ password: typed, ...sent }) => {
          setPassword(typed);
          setText(JSON.stringify(sent satisfies UnderWay));
        }}
      />
    );
  return (
    <PhoneCode
      sent={{ ...underWay, password }}
      onAnother={() => {
        setText('');
      }}
      onDone={() => {
        setText('');
        onDone();
      }}
    />
  );
}

function NewPhone({ onSent }: { onSent: (sent: SentCode) => void }) {
  const t = useMessages(phoneChangeMessages);
  const action = useAction({ quiet: true, done: null });
  const [passwordRequested, setPasswordRequested] = useState(false);
  const send = (typed: Readonly<Record<string, string>>) => {
    const errors = missing(typed, ['phone'], t.required);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const { phone = '', password = '' } = typed;
    void action.run(
      async () => {
        const { session_id: sessionId } = await customerApi('POST /api/customers/current/phone-code/', {
          body: { phone, ...(password !== '' && { password }) },
        });
        forgetHeldFields(heldPhone);
        onSent({ phone, sessionId, password });
      },
      null,
      ({ fields, message }) => {
        // Only the server knows whether the account has a password.
        if (fields.password !== undefined) setPasswordRequested(true);
        return fields.phone === undefined && fields.password === undefined ? message : null;
      },
    );
  };
  return (
    <SubmissionForm held={heldPhone} action={action} onSend={send} submitText={t.sendCode} busyText={t.sending}>
      <p className="text-sm text-muted">{t.phoneLead}</p>
      <TextField
        label={t.newPhone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        required
        error={action.fields.phone}
      />
      {passwordRequested ? (
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          error={action.fields.password}
        />
      ) : null}
    </SubmissionForm>
  );
}

/** Whether the account already has the phone. */
function isOwnPhone(phone: string): boolean {
  const session = currentSession();
  return session.state === 'customer' && parseMobile(session.customer.phone) === parseMobile(phone);
}

/** Confirms the phone by its code, and by the password if the account has one and a reload discarded it. */
function usePhoneCode({ phone, sessionId, password }: SentCode, onDone: () => void) {
  const t = useMessages(phoneChangeMessages);
  const action = useAction({ quiet: true, done: null });
  const [code, setCode] = useState('');
  const [passwordRequested, setPasswordRequested] = useState(false);
  const confirm = ({ password: typed = password }: Readonly<Record<string, string>>) => {
    if (!isWholeCode(code, 4)) {
      action.reject({}, t.incompleteCode);
      return;
    }
    void action.run(
      async () => {
        try {
          await customerApi('PUT /api/customers/current/phone/', {
            body: { phone, code, session_id: sessionId, ...(typed !== '' && { password: typed }) },
          });
          await loadSession();
        } catch (error) {
          // The code is used up if an earlier attempt succeeded but its response was lost.
          if (!(error instanceof CallRefused) || error.code !== 'wrong-code') throw error;
          await loadSession();
          if (!isOwnPhone(phone)) throw error;
        }
        announce(t.phoneChanged, 'good');
        onDone();
      },
      null,
      ({ fields, message }) => {
        if (fields.password === undefined) return message;
        setPasswordRequested(true);
        return null;
      },
    );
  };
  return { action, code, setCode, passwordRequested, confirm };
}

function PhoneCode({
  sent: { phone, sessionId, password },
  onAnother,
  onDone,
}: {
  sent: SentCode;
  onAnother: () => void;
  onDone: () => void;
}) {
  const t = useMessages(phoneChangeMessages);
  const language = useLanguage();
  const { action, code, setCode, passwordRequested, confirm } = usePhoneCode({ phone, sessionId, password }, onDone);
  const visible = showMobile(parseMobile(phone) ?? phone);
  return (
    <SubmissionForm action={action} onSend={confirm} submitText={t.confirm} busyText={t.confirming}>
      <p className="text-sm text-muted">
        {t.sentTo}{' '}
        <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink">
          {inDigitsOf(visible, language)}
        </bdi>
      </p>
      <OtpBoxes label={t.code} value={code} onChange={setCode} invalid={action.message !== null} />
      {passwordRequested ? (
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          error={action.fields.password}
        />
      ) : null}
      <Button size="small" onClick={onAnother}>
        {t.otherPhone}
      </Button>
    </SubmissionForm>
  );
}
