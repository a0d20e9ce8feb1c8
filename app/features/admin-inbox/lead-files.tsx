import type { StoredFile } from '~/domain/files/attachment';
import { formatFileSize } from '~/domain/files/attachment';

interface LeadFilesProps {
  files: readonly StoredFile[];
  getPath: (fileId: string) => string;
}

/** The files of a message or of an email, to download. */
export function LeadFiles({ files, getPath }: LeadFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-grout">
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={getPath(file.id)}
            className="flex min-h-11 items-center justify-between gap-4 rounded-tile bg-raised px-3 font-semibold wrap-anywhere hover:bg-control"
          >
            {file.name}
            <span className="text-xs font-normal text-muted">{formatFileSize(file.size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
