import { useMessages } from '#ui/theme/language-context.tsx';
import type { UploadedFile } from '../media.contract.ts';
import { messageFilesMessages } from '../message-files.messages.ts';
import { FilePicker } from './file-picker.tsx';
import type { Uploads } from './use-upload.ts';

/** Picker of the files of a message: `useUpload({ to: 'files', max: maxMessageFiles })`. */
export function MessageFilePicker({ uploads, error }: { uploads: Uploads<UploadedFile>; error?: string | undefined }) {
  const t = useMessages(messageFilesMessages);
  return <FilePicker label={t.files} hint={t.hint(uploads.max)} error={error} uploads={uploads} />;
}
