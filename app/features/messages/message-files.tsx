import { formatFileSize, type StoredFile } from '~/domain/files/attachment';
import { Icon } from '~/ui/icons/icon';

interface MessageFilesProps {
  files: readonly StoredFile[];
  getPath: (fileId: string) => string;
}

/** The files that a person sent with a message or an answer, to download. */
export function MessageFiles({ files, getPath }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files you sent" className="grid gap-grout">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a
            href={getPath(id)}
            download={name}
            className="group flex min-h-14 items-center gap-4 rounded-tile bg-glaze-sand p-4 text-glaze-ink hover:bg-glaze-bone"
          >
            <Icon name="download" size={20} />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="block text-sm">PDF, {formatFileSize(size)}. Save your copy</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
