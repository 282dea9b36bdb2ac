import { ImagePlus, RotateCcw, X } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { pickersMessages } from '../pickers.messages.ts';
import { ChooseFiles } from './choose-files.tsx';
import { PickerFrame, type PickerProps } from './picker-frame.tsx';
import { uploadError } from './upload-error.ts';
import type { UploadedImage } from '../media.contract.ts';
import type { ChosenFile } from './upload-queue.ts';

/** Listed individually, so that phones convert photographs to a widely supported format. */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/**
 * Picker of images with previews and upload progress, which can be removed: `<PicturePicker label=… uploads={useUpload({ to: 'images', most: 5 })}
 * />`.
 */
export function ImagePicker(props: PickerProps<UploadedImage>) {
  const { uploads } = props;
  const t = pickersMessages[useLanguage()];
  const full = uploads.files.length >= uploads.max;
  return (
    <PickerFrame {...props}>
      {(describedBy) => (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          {uploads.files.map((file) => (
            <li key={file.id}>
              <ChosenImage
                file={file}
                onRemove={() => uploads.remove(file.id)}
                onAgain={() => uploads.again(file.id)}
              />
            </li>
          ))}
          {!full && (
            <li>
              <ChooseFiles
                label={t.addImage}
                accept={imageTypes}
                multiple={uploads.max > 1}
                describedBy={describedBy}
                onChoose={uploads.add}
                className="grid aspect-square place-content-center justify-items-center gap-1 p-2 text-center"
              >
                <ImagePlus aria-hidden="true" className="size-6 text-turquoise" />
                <span className="text-sm">{t.addImage}</span>
                {uploads.max > 1 && <span className="text-xs text-muted">{t.upTo(uploads.max)}</span>}
              </ChooseFiles>
            </li>
          )}
        </ul>
      )}
    </PickerFrame>
  );
}

function ChosenImage({
  file,
  onRemove,
  onAgain,
}: {
  file: ChosenFile<UploadedImage>;
  onRemove: () => void;
  onAgain: () => void;
}) {
  const language = useLanguage();
  const t = pickersMessages[language];
  const onTheWay = file.state === 'waiting' || file.state === 'sending';
  return (
    <figure className="grid gap-1">
      <div className="relative aspect-square overflow-hidden rounded-control bg-raised">
        {file.preview !== null && (
          <img
            src={file.preview}
            alt={file.name}
            className={`size-full object-cover ${file.state === 'stored' ? '' : 'opacity-40'}`}
          />
        )}
        <IconButton
          filled
          label={onTheWay ? t.cancel(file.name) : t.remove(file.name)}
          className="absolute end-0 top-0"
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
        {onTheWay && (
          <ProgressBar
            label={t.sending(file.name)}
            percent={file.percent}
            colour="var(--color-turquoise)"
            className="absolute inset-x-2 bottom-2 w-auto"
          />
        )}
        {file.state === 'failed' && (
          <IconButton filled label={t.againNamed(file.name)} className="absolute inset-0 m-auto" onClick={onAgain}>
            <RotateCcw aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {file.state === 'failed' && (
        <figcaption role="alert" className="text-xs text-rose">
          <span className="own-direction">{uploadError(file.error, language)}</span>
        </figcaption>
      )}
    </figure>
  );
}
