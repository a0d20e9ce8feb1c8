import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { BackupState } from '~/features/admin-backups/backup-state';
import { BackupTable } from '~/features/admin-backups/backup-table';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolEmpty } from '~/sections/admin/tool-empty';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolSubmit } from '~/sections/admin/tool-submit';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/backups-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('backups.manage')];

export const meta = () => createNoindexMeta('Backups');

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await context.get(services).backups.list(context.get(signedIn));
  return { ...list, done: url.searchParams.get('done') };
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
  const { entries, now, done, place, folder } = loaderData;
  return (
    <>
      <ToolHeader
        title="Backups"
        text="One file with everything: orders, accounts, messages, attachments and pictures. A command restores it into either kind of database."
      >
        {(folder || place === 's3') && <BackUpForm />}
      </ToolHeader>
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
        <Result done={done} />
        <BackupState {...loaderData} />
        {entries.length > 0 ? (
          <BackupTable backups={entries} now={now} />
        ) : (
          <ToolEmpty title="Nothing in the list.">
            <p className="text-muted">Backups and failures are listed here.</p>
          </ToolEmpty>
        )}
        <section aria-labelledby="restore-title" className="grid gap-2 rounded-tile bg-surface p-4">
          <h2 id="restore-title" className="text-[1.125rem]">
            Check and restore
          </h2>
          <p className="text-muted">
            On the machine of the site. The first command changes nothing; the second needs the site stopped.
          </p>
          <pre className="rounded-tile bg-bg p-3 text-sm wrap-anywhere whitespace-pre-wrap">
            <code>{'npm run restore -- <file> --check\nnpm run restore -- <file>'}</code>
          </pre>
          <p className="text-muted">
            The secret of the sessions is not in the file. Store it in another place: without it, two-factor
            codes and links in emails do not work after a restore.
          </p>
        </section>
      </div>
    </>
  );
}
