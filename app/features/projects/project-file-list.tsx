import { projectFilePath } from '~/content/account/account-paths';
import { formatFileSize } from '~/domain/files/attachment';
import { formatDate } from '~/sections/format/format-date';
import { Icon } from '~/ui/icons/icon';
import type { ShownFile } from './shown-project';

const FILE_KIND_LABELS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'Picture',
  'image/jpeg': 'Picture',
  'text/csv': 'Table',
  'text/markdown': 'Text',
};

interface ProjectFileListProps {
  projectId: string;
  files: readonly ShownFile[];
}

/** Files to download, newest first. */
export function ProjectFileList({ projectId, files }: ProjectFileListProps) {
  if (files.length === 0) return <p className="text-muted">Plans, reports and drafts will lie here.</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      {files.map(({ id, name, mediaType, size, at }) => (
        <li
          key={id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-tile bg-surface px-4 py-3 transition-colors focus-within:bg-raised hover:bg-raised"
        >
          <div>
            <a
              href={projectFilePath(projectId, id)}
              download={name}
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-tile"
            >
              {name}
            </a>
            <p className="text-sm text-muted">
              {FILE_KIND_LABELS[mediaType] ?? 'File'}, {formatFileSize(size)}, {formatDate(at.toISOString())}
            </p>
          </div>
          <Icon name="download" />
        </li>
      ))}
    </ul>
  );
}
