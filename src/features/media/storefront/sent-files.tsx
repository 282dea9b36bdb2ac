import { FileText } from 'lucide-react';
import type { MessageFile } from '../media.contract.ts';

/** The files of a message: images are displayed, everything else is a download link. */
export function SentFiles({ files }: { files: readonly MessageFile[] }) {
  // Keyed by index, since the order never changes, while a file's URL does.
  return files.map((file, index) => <SentFile key={index} file={file} />);
}

function SentFile({ file }: { file: MessageFile }) {
  if (file.width !== null && file.height !== null) {
    return (
      <a href={file.address} target="_blank" rel="noreferrer" className="block">
        <img
          src={file.address}
          alt={file.name}
          width={file.width}
          height={file.height}
          loading="lazy"
          className="max-h-72 w-auto max-w-full rounded-control bg-raised object-contain"
        />
      </a>
    );
  }
  return (
    <a
      href={file.address}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-target items-center gap-2 text-sm text-turquoise underline"
    >
      <FileText aria-hidden="true" size={18} className="shrink-0" />
      <bdi className="min-w-0 truncate">{file.name}</bdi>
    </a>
  );
}
