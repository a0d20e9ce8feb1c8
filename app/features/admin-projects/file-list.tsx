import { adminPaths } from '~/content/admin/admin-paths';
import { formatFileSize } from '~/domain/files/attachment';
import { describeFileType, PROJECT_FILE_EXTENSIONS } from '~/domain/projects/project-file';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { type RejectedForm, toFieldState } from './form-state';

interface FileListProps {
  projectId: string;
  files: readonly { id: string; name: string; mediaType: string; size: number; at: Date }[];
  rejected: RejectedForm | undefined;
  now: Date;
}

/** R-PROJECT-7: the files that members can download, and a form to add one more. */
export function FileList({ projectId, files, rejected, now }: FileListProps) {
  const action = adminPaths.project(projectId);
  return (
    <section id="files" aria-labelledby="files-title" className="grid scroll-mt-20 gap-2.5">
      <h2 id="files-title" className="text-panel">
        Files
      </h2>
      {files.length > 0 ? (
        <ul className="grid gap-grout">
          {files.map(({ id, name, mediaType, size, at }) => (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-tile bg-surface p-3"
            >
              <span className="min-w-0 wrap-anywhere">
                <a
                  href={adminPaths.projectFile(projectId, id)}
                  download={name}
                  className="block font-semibold underline-offset-4 hover:underline"
                >
                  {name}
                </a>
                <span className="text-xs text-muted">
                  {describeFileType(mediaType)}, {formatFileSize(size)}, {formatDayAndTime(at, now)}
                </span>
              </span>
              <ConfirmForm
                action={action}
                intent="file-remove"
                fields={{ fileId: id }}
                variant="danger"
                label="Remove"
                confirm={`Remove ${name}`}
              >
                Members can no longer download it. This cannot be undone.
              </ConfirmForm>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">No files yet. Add plans, drafts or reports for the members to download.</p>
      )}
      <ToolForm action={action} intent="file-add" encType="multipart/form-data">
        <ToolInput
          field={toFieldState({ form: 'file-new', name: 'file', rejected })}
          label="Add a file"
          hint={`At most 5 MB: ${PROJECT_FILE_EXTENSIONS.join(', ')}.`}
          type="file"
          accept={PROJECT_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        />
        <ToolSubmit className="justify-self-start">Add the file</ToolSubmit>
      </ToolForm>
    </section>
  );
}
