import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { BackupState } from '~/features/admin-backups/backup-state';
import { BackupTable } from '~/features/admin-backups/backup-table';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { formatOperatorCommand } from '~/server/operations/format-operator-command.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/backups-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('backups.manage')];

export const meta = () => createNoindexMeta('Backups');

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await context.get(services).backups.list(context.get(signedIn));
  return { ...list, done: url.searchParams.get('done'), restore: formatOperatorCommand('restore', '<file>') };
}

/** Starts a backup. */
export async function action({ request, context }: Route.ActionArgs) {
  if (readFieldText(await readForm(request), 'intent') !== 'back-up') throw data(null, { status: 400 });
  const result = await context.get(services).backups.backUpNow(context.get(signedIn));
  throw redirect(adminPaths.backups(result), 303);
}

function BackUpForm() {
  return (
    <form method="post" action={adminPaths.backups()} data-send-once="">
      <input type="hidden" name="intent" value="back-up" />
      <ToolSubmit variant="loud">Back up now</ToolSubmit>
    </form>
  );
}

function Result({ done }: { done: string | null }) {
  if (done === 'started')
    return (
      <ToolAlert tone="info" role="status" title="The backup has started.">
        It appears in the list when it is complete. Reload the page in a minute.
      </ToolAlert>
    );
  if (done === 'stale')
    return (
      <ToolAlert tone="warning" role="alert" title="Sign in again to download a backup.">
        It contains all personal data. Sign out, sign in again, and download it within 15 minutes.
      </ToolAlert>
    );
  return null;
}

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  const { entries, now, done, place, folder, restore } = loaderData;
  const commands = [
    { label: 'Check a backup. It changes nothing.', command: `${restore} --check` },
    { label: 'Restore it, while the site is stopped.', command: restore },
  ];
  return (
    <>
      <ToolHeader
        title="Backups"
        text="A backup is one file with everything: orders, accounts, messages, attachments and pictures. With it the whole site can be restored."
      >
        {(folder || place === 's3') && <BackUpForm />}
      </ToolHeader>
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
        <Result done={done} />
        <BackupState {...loaderData} />
        {entries.length > 0 && <BackupTable backups={entries} now={now} />}
        <section aria-labelledby="restore-title" className="grid gap-2 rounded-tile bg-surface p-4">
          <h2 id="restore-title" className="text-panel">
            If you need one back
          </h2>
          <p className="text-muted">
            The person who runs the site restores it on its machine: everything is then as it was at the time
            of the backup, and what came later is gone. A backup can be checked before, which changes nothing.
          </p>
          <p className="text-muted">
            The key that protects sign-ins is not in the file. Store it in another place: without it,
            two-factor codes and links in emails do not work after a restore.
          </p>
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold lg:min-h-8">
              The commands
            </summary>
            <dl className="mt-2 grid gap-2.5 rounded-tile bg-bg p-3">
              {commands.map(({ label, command }) => (
                <div key={command}>
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere">
                    <code>{command}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </section>
      </div>
    </>
  );
}
