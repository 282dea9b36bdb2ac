import { Film, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { videoKeyIn, renditionAddress } from '#features/media/media.rules.ts';
import { pickersMessages } from '#features/media/pickers.messages.ts';
import { ChooseFiles } from '#features/media/storefront/choose-files.tsx';
import { PickerFrame } from '#features/media/storefront/picker-frame.tsx';
import { uploadError } from '#features/media/storefront/upload-error.ts';
import type { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { PartProps } from './editor-part.tsx';
import { editorMessages } from './product-editor.messages.ts';

type Videos = ReturnType<typeof useUpload<'videos'>>;
/** Renders the product's video: an upload, or the name or address of an existing one. */
export function VideoField({ written, onChange, errors, videos }: PartProps & { videos: Videos }) {
  const t = useMessages(editorMessages);
  useArrivedVideo(videos, onChange);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {videoKeyIn(written.videoId) === null ? null : (
        <OwnVideo
          written={written}
          onRemove={() => {
            onChange({ videoId: '' });
          }}
        />
      )}
      <TextField
        label={t.video}
        hint={t.videoHint}
        dir="ltr"
        maxLength={200}
        value={written.videoId}
        error={errors.video_id}
        onChange={(event) => {
          onChange({ videoId: event.currentTarget.value });
        }}
      />
      <VideoUpload videos={videos} />
    </div>
  );
}

/** Sets the product's video when an upload completes. */
function useArrivedVideo(videos: Videos, onChange: PartProps['onChange']): void {
  const arrived = videos.files[0]?.answer?.address;
  const takeIn = useEffectEvent((videoId: string) => {
    onChange({ videoId });
    videos.clear();
  });
  useEffect(() => {
    if (arrived !== undefined) takeIn(arrived);
  }, [arrived]);
}

/** Renders the uploaded video as shoppers see it. */
function OwnVideo({ written, onRemove }: { written: PartProps['written']; onRemove: () => void }) {
  const t = useMessages(editorMessages);
  const [image] = written.pictures;
  // Without a poster image the video's first frame is displayed, for which its metadata is preloaded.
  const still =
    image === undefined ? { preload: 'metadata' } : { preload: 'none', poster: renditionAddress(image.key, 640) };
  return (
    <>
      <video
        dir="ltr"
        controls
        playsInline
        {...still}
        src={written.videoId}
        aria-label={t.videoOfProduct}
        className="aspect-video w-full max-w-md rounded-control bg-black"
      />
      <Button size="small" className="justify-self-start" icon={<X aria-hidden size={18} />} onClick={onRemove}>
        {t.removeVideo}
      </Button>
    </>
  );
}

/** Renders the video upload with its progress; a failed one can be retried or removed. */
function VideoUpload({ videos }: { videos: Videos }) {
  const t = useMessages(editorMessages);
  const [file] = videos.files;
  return (
    <PickerFrame label={t.videoFile} hint={t.videoFileHint} uploads={videos}>
      {(describedBy) =>
        videos.busy ? (
          <div className="grid gap-2">
            <p role="status" className="text-sm">
              {t.videoSending}
            </p>
            <ProgressBar label={t.videoSending} percent={file?.percent ?? 0} />
            <Button size="small" className="justify-self-start" onClick={videos.clear}>
              {t.stopVideo}
            </Button>
          </div>
        ) : file?.state === 'failed' ? (
          <FailedVideo file={file} videos={videos} />
        ) : (
          <ChooseFiles
            label={t.sendVideo}
            accept="video/mp4,video/webm"
            multiple={false}
            describedBy={describedBy}
            onChoose={(files) => {
              videos.clear();
              videos.add(files);
            }}
            className="flex min-h-target flex-wrap items-center justify-center gap-2 p-3"
          >
            <Film aria-hidden className="size-5 text-turquoise" />
            <span>{t.sendVideo}</span>
          </ChooseFiles>
        )
      }
    </PickerFrame>
  );
}

function FailedVideo({ file, videos }: { file: Videos['files'][number]; videos: Videos }) {
  const language = useLanguage();
  const t = useMessages(pickersMessages);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="alert" className="own-direction w-full text-sm text-rose">
        {uploadError(file.error, language)}
      </p>
      <Button size="small" aria-label={t.againNamed(file.name)} onClick={() => videos.again(file.id)}>
        {t.again}
      </Button>
      <Button size="small" onClick={() => videos.remove(file.id)}>
        {t.remove(file.name)}
      </Button>
    </div>
  );
}
