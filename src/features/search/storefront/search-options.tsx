import { Camera } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { searchAssistMessages } from '../search-assist.messages.ts';
import { canListen } from './listening.ts';
import { imageHashes } from './image-hash.ts';
import { VoiceButton } from './voice-button.tsx';

/** Renders voice search, where the browser supports it, and image search. */
export function SearchOptions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  return (
    <>
      {canListen() ? <VoiceButton input={input} /> : null}
      <ImageButton />
    </>
  );
}

function ImageButton() {
  const t = searchAssistMessages[useLanguage()];
  const navigate = useNavigateFromHere();
  const chooser = useRef<HTMLInputElement>(null);
  const { busy: looking, run } = useAction({ done: null });
  const look = async (image: File) => {
    const { imageHashes: hashes, message } = await imageHashes(image);
    if (hashes === null) announce(message ?? t.imageFailed, 'warning');
    else await navigate(`/search?picture=${hashes}`);
  };
  return (
    <>
      <IconButton label={looking ? t.looking : t.byImage} disabled={looking} onClick={() => chooser.current?.click()}>
        {looking ? <Spinner /> : <Camera aria-hidden size={20} />}
      </IconButton>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={(event) => {
          const [image] = event.target.files ?? [];
          event.target.value = '';
          if (image !== undefined) void run(() => look(image));
        }}
      />
    </>
  );
}
