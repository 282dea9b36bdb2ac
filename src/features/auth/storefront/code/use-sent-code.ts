import { useEffect, useEffectEvent, useState } from 'react';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { NoticeTone } from '#ui/feedback/notice.tsx';
import { isWholeCode } from '#ui/inputs/otp.ts';
import { browserNow } from '#web/browser-clock.ts';
import { report } from '#web/pages/guard.ts';
import { authMessages } from '../../auth.messages.ts';
import { formsMessages } from '#web/forms/forms.messages.ts';
import { onCodeFromMessage } from './web-otp.ts';

/** The number of digits of a code. */
export const codeLength = 4;
/** Delay in milliseconds so that the message can be read before the page changes. */
const successMs = 700;

export interface SentCode<Answer> {
  /** The session of the code that was sent; a new one makes the boxes wait for another message. */
  sessionId: string;
  /** Verifies the code with the server; rejects when it is wrong. */
  verify: (code: string) => Promise<Answer>;
  /** Called after a correct code. */
  onVerified: (answer: Answer) => Promise<void>;
  /** When another code can be sent, by the browser's clock; 0 where unknown. */
  resendAt: number;
  /** Sends another code. */
  resend: () => Promise<void>;
}

type Doing = 'nothing' | 'verifying' | 'resending' | 'done';

/** Returns the status below the boxes and the message of a failed call. */
function useCodeStatus() {
  const { noAnswer } = useMessages(formsMessages);
  const [status, setStatus] = useState<{ tone: NoticeTone; text: string } | null>(null);
  const notify = (error: unknown, otherwise: string) => {
    if (!(error instanceof CallRefused)) report(error);
    else
      setStatus({
        tone: 'bad',
        text: error.status === 429 ? error.message : isNoAnswer(error.status) ? noAnswer : otherwise,
      });
  };
  return { status, setStatus, notify };
}

/**
 * Queues a complete code that is entered during a call and submits it when the call has ended, if it is still in the boxes. After another message it
 * waits for that message's session.
 */
function useWaitingCode(form: { doing: Doing; sessionId: string; code: string; send: (whole: string) => void }) {
  const { doing, sessionId, code } = form;
  const [held, setHeld] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [formerSession, setFormerSession] = useState<string | null>(null);
  const isDue = held !== null && doing === 'nothing' && sessionId !== formerSession;
  const sendHeld = useEffectEvent(() => {
    if (held === code && isWholeCode(code, codeLength)) form.send(code);
  });
  useEffect(() => {
    if (isDue) sendHeld();
  }, [isDue]);
  return {
    hold: (whole: string) => {
      if (doing === 'resending' || whole !== sent) setHeld(whole);
    },
    isSent: (whole: string) => {
      setSent(whole);
      setHeld(null);
    },
    forSessionAfter: setFormerSession,
  };
}

/** Calls back with the code from the text message of a session, where the browser can read it. */
function useCodeOfMessage(sessionId: string, onCode: (code: string) => void): void {
  const came = useEffectEvent(onCode);
  useEffect(() => onCodeFromMessage((code) => came(code)), [sessionId]);
}

/** Whether a code of the session may have been accepted although the response was lost: the server accepts none twice. */
function useMaybeUsed(sessionId: string): (error: unknown) => boolean {
  const [lostOf, setLostOf] = useState<string | null>(null);
  return (error) => {
    if (error instanceof CallRefused && isNoAnswer(error.status)) setLostOf(sessionId);
    return lostOf === sessionId;
  };
}

/**
 * Manages a code sent by text message: filled in automatically where the browser can read it, verified with the server, and sent again on request.
 */
export function useSentCode<Answer>({ sessionId, verify, onVerified, resendAt, resend }: SentCode<Answer>) {
  const t = useMessages(authMessages);
  const [code, setCode] = useState('');
  const [doing, setDoing] = useState<Doing>('nothing');
  const [notifiedToWaitUntil, setNotifiedToWaitUntil] = useState(0);
  const { status, setStatus, notify } = useCodeStatus();
  const maybeUsed = useMaybeUsed(sessionId);
  const wait = useWaitingCode({ doing, sessionId, code, send: (whole) => void send(whole) });
  const send = async (whole: string) => {
    if (doing !== 'nothing') {
      wait.hold(whole);
      return;
    }
    if (!isWholeCode(whole, codeLength)) {
      setStatus({ tone: 'bad', text: t.incompleteCode });
      return;
    }
    setDoing('verifying');
    setStatus(null);
    wait.isSent(whole);
    try {
      const answer = await verify(whole);
      setDoing('done');
      setStatus({ tone: 'good', text: t.codeConfirmed });
      await new Promise((read) => setTimeout(read, successMs));
      await onVerified(answer);
    } catch (error) {
      setDoing('nothing');
      notify(error, maybeUsed(error) ? t.perhapsUsed : t.wrongCode);
    }
  };
  const sendAgain = async (): Promise<void> => {
    if (doing !== 'nothing') return;
    const before = code;
    setDoing('resending');
    setStatus(null);
    try {
      await resend();
      wait.forSessionAfter(sessionId);
      // A complete code belongs to the earlier message; digits being entered stay.
      setCode((now) => (now === before && isWholeCode(now, codeLength) ? '' : now));
      setStatus({ tone: 'good', text: t.sentAgain });
    } catch (error) {
      notify(error, t.sendFailed);
      if (error instanceof CallRefused)
        setNotifiedToWaitUntil(browserNow() + (error.facts.retry_after_seconds ?? 0) * 1_000);
    } finally {
      setDoing('nothing');
    }
  };
  useCodeOfMessage(sessionId, (read) => {
    setCode(read);
    void send(read);
  });
  const type = (typed: string) => {
    setCode(typed);
    setStatus((now) => (now?.tone === 'bad' ? null : now));
  };
  return { code, type, doing, status, send, sendAgain, waitsUntil: Math.max(resendAt, notifiedToWaitUntil) };
}
