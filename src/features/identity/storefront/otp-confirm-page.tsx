import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CallRefused } from '#shared/api-client.ts';
import { toPersianDigits } from '#shared/digits.ts';
import { parseMobile, showMobile } from '#shared/phone.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { Notice, type NoticeTone } from '#ui/notice.tsx';
import { OtpBoxes } from '#ui/otp-boxes.tsx';
import { isWholeCode } from '#ui/otp.ts';
import { browserApi } from '#web/api.ts';
import { report } from '#web/guard.ts';
import { useHydrated } from '#web/hydrated.ts';
import { pageHead } from '#web/page-meta.ts';
import { identityMessages } from '../identity.messages.ts';
import { SubmitButton } from './entrance-form.tsx';
import { Entrance, linkLooks } from './entrance.tsx';
import { ResendCountdown } from './resend-countdown.tsx';
import { useAskedFrom, useFinishSignIn } from './use-finish-sign-in.ts';
import { onCodeFromMessage } from './web-otp.ts';

export const meta = pageHead(({ language }) => ({ title: identityMessages[language].confirmTitle, unlisted: true }));

const length = 4;
/** So that the good news can be read before the page changes. */
const goodNewsMs = 700;

type Doing = 'nothing' | 'verifying' | 'resending' | 'done';

/** Typing the code that came by text message. */
export default function OtpConfirmPage() {
  const t = useMessages(identityMessages);
  const language = useLanguage();
  const alive = useHydrated();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const from = useAskedFrom();
  const finish = useFinishSignIn();
  const [code, setCode] = useState('');
  const [doing, setDoing] = useState<Doing>('nothing');
  const [status, setStatus] = useState<{ tone: NoticeTone; text: string } | null>(null);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  // The server renders this page for everybody, without the query.
  const phone = (alive && query.get('phone')) || '';
  const sessionId = (alive && query.get('session_id')) || '';
  const shown = showMobile(parseMobile(phone) ?? phone);

  const tell = (error: unknown, otherwise: string) => {
    if (!(error instanceof CallRefused)) report(error);
    else setStatus({ tone: 'bad', text: error.status === 429 ? error.message : error.status === 0 ? t.noAnswer : otherwise });
  };

  const verify = async (whole: string) => {
    if (doing !== 'nothing') return;
    if (!isWholeCode(whole, length)) {
      setStatus({ tone: 'bad', text: t.incompleteCode });
      return;
    }
    setDoing('verifying');
    setStatus(null);
    try {
      const body = { phone, code: whole, session_id: sessionId };
      const { tokens } = await browserApi('POST /api/customers/verify-otp/', { body });
      setDoing('done');
      setStatus({ tone: 'good', text: t.codeConfirmed });
      await new Promise((read) => setTimeout(read, goodNewsMs));
      await finish(tokens);
    } catch (error) {
      setDoing('nothing');
      tell(error, t.wrongCode);
    }
  };

  const resend = async (): Promise<boolean> => {
    setDoing('resending');
    setStatus(null);
    try {
      const { session_id } = await browserApi('POST /api/customers/send-otp/', { body: { phone } });
      const fresh = new URLSearchParams({ phone, session_id });
      await navigate(`/otp-confirm?${fresh.toString()}`, { replace: true, state: { from } });
      setCode('');
      setStatus({ tone: 'good', text: t.sentAgain });
      return true;
    } catch (error) {
      tell(error, t.sendFailed);
      return false;
    } finally {
      setDoing('nothing');
    }
  };

  const codeCame = useEffectEvent((read: string) => {
    setCode(read);
    void verify(read);
  });
  useEffect(() => onCodeFromMessage((read) => { codeCame(read); }), [sessionId]);

  if (alive && (phone === '' || sessionId === '')) {
    return (
      <Entrance title={t.confirmTitle} lead={t.noSession}>
        <Button asChild variant="primary" wide>
          <Link to="/otp" state={{ from }}>{t.sendCode}</Link>
        </Button>
      </Entrance>
    );
  }
  return (
    <Entrance
      title={t.confirmTitle}
      lead={
        <p className="min-h-target">
          {t.sentTo}{' '}
          <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink">{language === 'fa' ? toPersianDigits(shown) : shown}</bdi>{' '}
          <Link to="/otp" state={{ phone, from }} className={`${linkLooks} text-sm`}>{t.changePhone}</Link>
        </p>
      }
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void verify(code);
        }}
      >
        <OtpBoxes label={t.code} length={length} value={code} onChange={setCode} invalid={status?.tone === 'bad'} describedBy="code-status" disabled={doing === 'done'} />
        <div>
          <div id="code-status">
            <Notice tone={status?.tone ?? 'plain'} className="not-empty:mb-5">{status?.text}</Notice>
          </div>
          <SubmitButton busy={doing === 'verifying' || doing === 'done'} busyText={t.verifying}>{t.verify}</SubmitButton>
        </div>
      </form>
      <ResendCountdown onResend={resend} busy={doing === 'resending'} />
    </Entrance>
  );
}
