import { useEffect, useEffectEvent, useId, useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice, type NoticeTone } from '#ui/feedback/notice.tsx';
import { OtpBoxes } from '#ui/inputs/otp-boxes.tsx';
import { isWholeCode } from '#ui/inputs/otp.ts';
import { browserNow } from '#web/browser-clock.ts';
import { report } from '#web/pages/guard.ts';
import { authMessages } from '../auth.messages.ts';
import { formsMessages } from '#web/forms/forms.messages.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { ResendCountdown } from './resend-countdown.tsx';
import { onCodeFromMessage } from './web-otp.ts';

const length = 4;
/** So that the message can be read before the page changes. */
const successMs = 700;

export interface CodeFormProps<Answer> {
  /** Of the code that was sent; another one makes the boxes wait for another message. */
  sessionId: string;
  /** Checks with the shop whether the code is right; refused when it is not. */
  verify: (code: string) => Promise<Answer>;
  /** What follows the right code. */
  onVerified: (answer: Answer) => Promise<void>;
  /** When the shop sends another code, by the browser's clock; 0 where it is unknown. */
  resendAt: number;
  /** Has another code sent. */
  resend: () => Promise<void>;
}

type Doing = 'nothing' | 'verifying' | 'resending' | 'done';

/**
 * The boxes for the code that came by text message, filled in by itself where the browser can read it, sent with its last digit, and
 * the way to another one.
 */
export function CodeForm<Answer>({ sessionId, verify, onVerified, resendAt, resend }: CodeFormProps<Answer>) {
  const t = useMessages(authMessages);
  const { noAnswer } = useMessages(formsMessages);
  const [code, setCode] = useState('');
  const [doing, setDoing] = useState<Doing>('nothing');
  const [notifiedToWaitUntil, setNotifiedToWaitUntil] = useState(0);
  const [status, setStatus] = useState<{ tone: NoticeTone; text: string } | null>(null);
  const formId = useId();
  useEffect(() => {
    document.getElementById(formId)?.querySelector('input')?.focus();
  }, [formId]);

  const notify = (error: unknown, otherwise: string) => {
    if (!(error instanceof CallRefused)) report(error);
    else
      setStatus({
        tone: 'bad',
        text: error.status === 429 ? error.message : error.status === 0 ? noAnswer : otherwise,
      });
  };
  const send = async (whole: string) => {
    if (doing !== 'nothing') return;
    if (!isWholeCode(whole, length)) {
      setStatus({ tone: 'bad', text: t.incompleteCode });
      return;
    }
    setDoing('verifying');
    setStatus(null);
    try {
      const answer = await verify(whole);
      setDoing('done');
      setStatus({ tone: 'good', text: t.codeConfirmed });
      await new Promise((read) => setTimeout(read, successMs));
      await onVerified(answer);
    } catch (error) {
      setDoing('nothing');
      notify(error, t.wrongCode);
    }
  };
  const sendAgain = async (): Promise<void> => {
    const before = code;
    setDoing('resending');
    setStatus(null);
    try {
      await resend();
      // A whole code was of the message before; digits that are being typed stay.
      setCode((now) => (now === before && isWholeCode(now, length) ? '' : now));
      setStatus({ tone: 'good', text: t.sentAgain });
    } catch (error) {
      notify(error, t.sendFailed);
      if (error instanceof CallRefused)
        setNotifiedToWaitUntil(browserNow() + (error.facts.retry_after_seconds ?? 0) * 1_000);
    } finally {
      setDoing('nothing');
    }
  };
  const codeCame = useEffectEvent((read: string) => {
    setCode(read);
    void send(read);
  });
  useEffect(
    () =>
      onCodeFromMessage((read) => {
        codeCame(read);
      }),
    [sessionId],
  );

  const waitsUntil = Math.max(resendAt, notifiedToWaitUntil);
  return (
    <>
      <Form id={formId} className="grid gap-5" onSend={() => send(code)}>
        <OtpBoxes
          label={t.code}
          length={length}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setStatus((now) => (now?.tone === 'bad' ? null : now));
          }}
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
