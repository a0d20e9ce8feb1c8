import { MAX_BACKUP_AGE_DAYS, RETENTION } from '~/domain/backups/backup';
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

/** The name of the setting, for the person who changes it. */
const Setting = ({ name }: { name: string }) => (
  <p className="text-xs">
    <span className="sr-only">Setting: </span>
    <code>{name}</code>
  </p>
);

const STAY = `The backups of the last ${RETENTION.days} days and ${RETENTION.weeks} weeks stay`;

/** When backups are made, where they are, and what is to be done. */
function Rhythm({ place, folder, isNightly }: Pick<BackupStateProps, 'place' | 'folder' | 'isNightly'>) {
  if (place === 's3') return <p>One is made every night at 02:00. {STAY} in the file store.</p>;
  if (!folder)
    return (
      <>
        <p>
          This site makes none: its database is a server of its own. Ask the person who runs it whether the
          server has backups. If it has none, a folder for backups is to be entered.
        </p>
        <Setting name="BACKUP_DIR" />
      </>
    );
  return (
    <>
      <p>
        {isNightly
          ? 'One is made every night at 02:00.'
          : 'This is a demo: none is made at night. To make one, press “Back up now”.'}
      </p>
      <p>
        {STAY} on the machine of the site, in <code className="wrap-anywhere">{folder}</code>. Download one
        now and then, and store it elsewhere: if the machine breaks, its backups are lost with it.
      </p>
      {!isNightly && <Setting name="BACKUP_DIR" />}
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
