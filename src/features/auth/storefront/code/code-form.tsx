import { useEffect, useId } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OtpBoxes } from '#ui/inputs/otp-boxes.tsx';
import { authMessages } from '../../auth.messages.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { ResendCountdown } from './resend-countdown.tsx';
import { codeLength, useSentCode, type SentCode } from './use-sent-code.ts';

/**
 * Renders the boxes for the code sent by text message, filled in automatically where the browser can read it and submitted with its last digit, and
 * the button for another code.
 */
export function CodeForm<Answer>(props: SentCode<Answer>) {
  const t = useMessages(authMessages);
  const { code, type, doing, status, send, sendAgain, waitsUntil } = useSentCode(props);
  const formId = useId();
  useEffect(() => {
    document.getElementById(formId)?.querySelector('input')?.focus();
  }, [formId]);
  return (
    <>
      <Form id={formId} className="grid gap-5" onSend={() => send(code)}>
        <OtpBoxes
          label={t.code}
          length={codeLength}
          value={code}
          onChange={type}
          onComplete={(whole) => void send(whole)}
          invalid={status?.tone === 'bad'}
          describedBy="code-status"
          disabled={doing === 'done'}
        />
        <div>
          <div id="code-status">
            <Notice tone={status?.tone ?? 'plain'} className="not-empty:mb-5">
              {status?.text}
            </Notice>
          </div>
          <SubmitButton busy={doing === 'verifying'} busyText={t.verifying}>
            {t.verify}
          </SubmitButton>
        </div>
      </Form>
      <ResendCountdown key={waitsUntil} at={waitsUntil} onResend={sendAgain} busy={doing === 'resending'} />
    </>
  );
}
