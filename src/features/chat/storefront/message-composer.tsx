import { Paperclip, SendHorizontal } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { maxMessageFiles } from '#features/media/message-files.rules.ts';
import { MessageFilePicker } from '#features/media/storefront/message-file-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useBackCloses } from '#ui/overlays/use-back-closes.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { chatMessages } from '../chat-screens.messages.ts';
import type { Conversation } from './conversation.ts';

/** The same limit as in the contract, from which a screen imports only types. */
const longestMessage = 2_000;
const warnBelow = 200;

/** Renders the message composer: with a keyboard, Enter sends the message and Shift+Enter begins a new line. */
export function MessageComposer({ conversation }: { conversation: Conversation }) {
  const t = useMessages(chatMessages);
  const { text, setText, uploads, attaching, setAttaching, ready, area, send } = useWrittenMessage(conversation);
  const left = longestMessage - text.length;
  return (
    <Form className="grid gap-2 border-t border-line bg-ground px-4 py-2" onSend={send}>
      {attaching || uploads.unsent === 'failed' ? <MessageFilePicker uploads={uploads} /> : null}
      <div className="flex items-end gap-1">
        <IconButton
          label={t.attach}
          aria-expanded={attaching}
          onClick={() => {
            setAttaching(!attaching);
          }}
        >
          <Paperclip aria-hidden="true" size={22} className={uploads.files.length > 0 ? 'text-turquoise' : ''} />
        </IconButton>
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          aria-label={t.write}
          placeholder={t.writeHint}
          value={text}
          maxLength={longestMessage}
          enterKeyHint="enter"
          onKeyDown={(event) => {
            if (!sendsBy(event)) return;
            event.preventDefault();
            send();
          }}
          onChange={(event) => {
            setText(event.target.value);
            conversation.types();
          }}
          className="field-sizing-content max-h-40 min-h-12 min-w-0 grow resize-none rounded-control border border-edge bg-raised px-3 py-2.5 text-base focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-turquoise"
        />
        <IconButton
          type="submit"
          label={t.send}
          disabled={!ready}
          className="bg-pomegranate text-pomegranate-ink hover:bg-pomegranate-deep"
        >
          <SendHorizontal aria-hidden="true" size={20} className="mirror" />
        </IconButton>
      </div>
      {left < warnBelow ? (
        <p role="status" className="text-xs text-muted">
          {t.left(left)}
        </p>
      ) : null}
    </Form>
  );
}

/** Returns the draft of a message with its files; it outlives the page until it is sent. */
function useWrittenMessage(conversation: Conversation) {
  const name = `chat:${conversation.name}`;
  const [text, setText] = useStoredDraft(name);
  const [attaching, setAttaching] = useState(false);
  useBackCloses(attaching, () => {
    setAttaching(false);
  });
  const uploads = useUpload({ to: 'files', max: maxMessageFiles, name });
  const area = useRef<HTMLTextAreaElement>(null);
  const ready = uploads.unsent === null && (text.trim() !== '' || uploads.answers.length > 0);
  const send = () => {
    if (!ready) return;
    const files = uploads.answers.map((file) => ({
      name: file.name,
      address: file.address,
      mime_type: '',
      bytes: file.bytes,
      width: file.width,
      height: file.height,
    }));
    conversation.send(text.trim(), files, uploads.keys);
    setText('');
    setAttaching(false);
    uploads.clear();
    area.current?.focus();
  };
  return { text, setText, uploads, attaching, setAttaching, ready, area, send };
}

/** Whether a key press sends the message: Enter alone, on a device with a keyboard, and not during text composition. */
const sendsBy = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  !event.shiftKey &&
  !event.nativeEvent.isComposing &&
  !matchMedia('(pointer: coarse)').matches;
