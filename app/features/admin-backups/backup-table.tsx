import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { BackupOrigin, ListedBackup } from '~/domain/backups/backup';
import { formatFileSize } from '~/domain/files/attachment';
import { TOOL_CELL, TOOL_ROW, ToolTable } from '~/sections/admin/tool-table';
import { formatCount } from '~/sections/format/format-amount';
import { formatDayAndTime } from '~/sections/format/format-moment';

const ORIGINS: Readonly<Record<BackupOrigin, string>> = {
  night: 'Nightly',
  staff: 'Back up now',
  command: 'Command',
};

const HEADS = [
  { label: 'When' },
  { label: 'Made by', className: 'max-md:hidden' },
  { label: 'Rows', className: 'text-end! max-md:hidden' },
  { label: 'Size', className: 'text-end!' },
  { label: 'File', className: 'text-end!' },
];

function FileCell({ backup: { file, at }, now }: { backup: ListedBackup; now: Date }) {
  if (!file) return <span className="text-muted">deleted or moved</span>;
  return (
    <a href={adminPaths.backupFile(file)} className="inline-flex min-h-11 items-center underline lg:min-h-0">
      Download<span className="sr-only"> the backup of {formatDayAndTime(at, now)}</span>
    </a>
  );
}

function GoodCells({ backup, now }: { backup: ListedBackup; now: Date }) {
  const { bytes, rowCount } = backup;
  return (
    <>
      <td className={clsx(TOOL_CELL, 'text-end tabular-nums max-md:hidden')}>
        {rowCount === null ? '–' : formatCount(rowCount)}
      </td>
      <td className={clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums')}>
        {bytes === null ? '–' : formatFileSize(bytes)}
      </td>
      <td className={clsx(TOOL_CELL, 'text-end')}>
        <FileCell backup={backup} now={now} />
      </td>
    </>
  );
}

/** Backups and failures, the latest first. */
export function BackupTable({ backups, now }: { backups: readonly ListedBackup[]; now: Date }) {
  return (
    <ToolTable caption="Backups and failures, the latest first" heads={HEADS}>
      {backups.map((backup) => (
        <tr key={`${backup.at.getTime()} ${backup.file}`} className={TOOL_ROW}>
          <td className={TOOL_CELL}>{formatDayAndTime(backup.at, now)}</td>
          <td className={clsx(TOOL_CELL, 'max-md:hidden')}>
            {backup.origin ? ORIGINS[backup.origin] : 'Found in the folder'}
          </td>
          {backup.failure === null ? (
            <GoodCells backup={backup} now={now} />
          ) : (
            <>
              <td className={clsx(TOOL_CELL, 'text-end max-md:hidden')}>–</td>
              <td colSpan={2} className={clsx(TOOL_CELL, 'wrap-anywhere')}>
                <span className="font-semibold text-danger">Failed.</span> {backup.failure}
              </td>
            </>
          )}
        </tr>
      ))}
    </ToolTable>
  );
}
