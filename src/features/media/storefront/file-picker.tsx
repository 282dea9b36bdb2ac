import { FileText, Paperclip, RotateCcw, X } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { pickersMessages } from '../pickers.messages.ts';
import type { UploadedFile } from '../media.contract.ts';
import { ChooseFiles } from './choose-files.tsx';
import { PickerFrame, type PickerProps } from './picker-frame.tsx';
import { imageTypes } from './image-picker.tsx';
import { uploadError } from './upload-error.ts';
import type { ChosenFile } from './upload-queue.ts';

/** Picker of images, PDFs and plain text files for a message: `<FilePicker label=… uploads={useUpload({ to: 'files', most: 3 })} />`. */
export function FilePicker(props: PickerProps<UploadedFile>) {
  const { uploads } = props;
  const t = pickersMessages[useLanguage()];
  return (
    <PickerFrame {...props}>
      {(describedBy) => (
        <>
          {uploads.files.length > 0 && (
            <ul className="grid gap-2">
              {uploads.files.map((file) => (
                <li key={file.id}>
                  <AttachedFile
                    file={file}
                    onRemove={() => uploads.remove(file.id)}
                    onAgain={() => uploads.again(file.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          {uploads.files.length < uploads.max && (
            <ChooseFiles
              label={t.addFile}
              accept={`${imageTypes},application/pdf,text/plain`}
              multiple={uploads.max > 1}
              describedBy={describedBy}
              onChoose={uploads.add}
              className="flex min-h-12 items-center gap-2 px-4 py-2"
            >
              <Paperclip aria-hidden="true" className="size-5 shrink-0 text-turquoise" />
              <span className="text-sm font-semibold">{t.addFile}</span>
              <span className="ms-auto hidden text-xs text-muted md:inline">{t.dropHere}</span>
            </ChooseFiles>
          )}
        </>
      )}
    </PickerFrame>
  );
}

function AttachedFile({
  file,
  onRemove,
  onAgain,
}: {
  file: ChosenFile<UploadedFile>;
  onRemove: () => void;
  onAgain: () => void;
}) {
  const language = useLanguage();
  const t = pickersMessages[language];
  const onTheWay = file.state === 'waiting' || file.state === 'sending';
  const kilobytes = Math.max(1, Math.round(file.bytes / 1_024));
  return (
    <div className="flex items-center gap-3 rounded-control bg-raised py-1 ps-3 pe-1">
      {file.preview === null ? (
        <FileText aria-hidden="true" className="size-6 shrink-0 text-muted" />
      ) : (
        <img src={file.preview} alt="" className="size-10 shrink-0 rounded-small object-cover" />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="truncate text-sm">
          <bdi>{file.name}</bdi>
        </span>
        {onTheWay && (
          <ProgressBar label={t.sending(file.name)} percent={file.percent} colour="var(--color-turquoise)" />
        )}
        {file.state === 'stored' && (
          <span className="own-direction text-xs text-muted">
            {kilobytes < 1_024 ? t.kilobytes(kilobytes) : t.megabytes(Math.round(kilobytes / 102.4) / 10)}
          </span>
        )}
        {file.state === 'failed' && (
          <span role="alert" className="text-xs text-rose">
            <span className="own-direction">{uploadError(file.error, language)}</span>
          </span>
        )}
      </div>
      {file.state === 'failed' && (
        <IconButton label={t.againNamed(file.name)} onClick={onAgain}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <IconButton label={onTheWay ? t.cancel(file.name) : t.remove(file.name)} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
