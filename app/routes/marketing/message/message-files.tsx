import { formatFileSize } from '~/domain/files/attachment';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

interface MessageFilesProps {
  token: string;
  files: readonly { id: string; name: string; size: number }[];
}

export function MessageFiles({ token, files }: MessageFilesProps) {
  return (
    <ul aria-label="Files you sent" className="grid gap-grout">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a
            href={paths.message(token, `/files/${id}`)}
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
