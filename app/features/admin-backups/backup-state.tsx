import { MAX_BACKUP_AGE_DAYS, RETENTION } from '~/domain/backups/retention';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface BackupStateProps {
  place: 'folder' | 's3';
  folder: string | undefined;
  isNightly: boolean;
  isOverdue: boolean;
  lastGoodAt: Date | undefined;
  now: Date;
}

/** Where backups go, and how many stay. */
function Rhythm({ place, folder, isNightly }: Pick<BackupStateProps, 'place' | 'folder' | 'isNightly'>) {
  if (place === 's3')
    return (
      <>
        A new one is written to the file store every night at 02:00. The last {RETENTION.days} days and{' '}
        {RETENTION.weeks} weeks stay there.
      </>
    );
  if (!folder)
    return (
      <>
        The database is a PostgreSQL server, and BACKUP_DIR is not set. If the server has no backups of its
        own, set it to a folder.
      </>
    );
  return (
    <>
      {isNightly
        ? 'A new one is made every night at 02:00'
        : 'In demo mode none is made at night, unless BACKUP_DIR is set'}
      . The last {RETENTION.days} days and {RETENTION.weeks} weeks stay in{' '}
      <code className="wrap-anywhere">{folder}</code>: copy them to another machine.
    </>
  );
}

/** Whether there is a recent backup. */
export function BackupState({ place, folder, isNightly, isOverdue, lastGoodAt, now }: BackupStateProps) {
  const rhythm = <Rhythm place={place} folder={folder} isNightly={isNightly} />;
  if (!lastGoodAt)
    return (
      <ToolAlert tone={isNightly ? 'warning' : 'info'} title="There is no backup yet.">
        {rhythm}
      </ToolAlert>
    );
  const at = formatDayAndTime(lastGoodAt, now);
  return isOverdue ? (
    <ToolAlert
      tone={isNightly ? 'danger' : 'warning'}
      title={`The last good backup is older than ${MAX_BACKUP_AGE_DAYS} days: ${at}.`}
    >
      {rhythm}
    </ToolAlert>
  ) : (
    <ToolAlert tone="success" title={`The last good backup: ${at}.`}>
      {rhythm}
    </ToolAlert>
  );
}
