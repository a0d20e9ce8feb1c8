import { getProjectFilePath } from '~/content/account/account-paths';
import { formatFileSize } from '~/domain/files/attachment';
import type { ProjectFile } from '~/domain/projects/project-details';
import { describeFileType } from '~/domain/projects/project-file';
import { formatDate } from '~/sections/format/format-date';
import { Icon } from '~/ui/icons/icon';

interface ProjectFileListProps {
  projectId: string;
  files: readonly ProjectFile[];
}

/** Files to download, newest first. */
export function ProjectFileList({ projectId, files }: ProjectFileListProps) {
  if (files.length === 0)
    return (
      <p className="rounded-tile bg-surface px-4 py-3 text-muted">
        No files yet. Plans, drafts and reports will be here to download.
      </p>
    );
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      {files.map(({ id, name, mediaType, size, at }) => (
        <li
          key={id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-tile bg-surface px-4 py-3 transition-colors focus-within:bg-raised hover:bg-raised"
        >
          <div>
            <a
              href={getProjectFilePath(projectId, id)}
              download={name}
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-tile"
            >
              {name}
            </a>
            <p className="text-sm text-muted">
              {describeFileType(mediaType)}, {formatFileSize(size)}, {formatDate(at.toISOString())}
            </p>
          </div>
          <Icon name="download" />
        </li>
      ))}
    </ul>
  );
}
