import { adminPaths } from '~/content/admin/admin-paths';
import { DiagnosisList } from '~/features/admin-operations/diagnosis-list';
import { SettingList } from '~/features/admin-operations/setting-list';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/settings-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('jobs.manage')];

export const meta = () => createNoindexMeta('Settings');

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(services).settingsCheck.check(context.get(signedIn));

const describeProblems = (count: number): string =>
  count === 0
    ? 'Everything works. There is nothing to do.'
    : `${count === 1 ? 'One thing is' : `${count} things are`} to be done: see the first lines.`;

export default function SettingsPage({ loaderData: { diagnoses, settings } }: Route.ComponentProps) {
  const problems = diagnoses.filter(({ isHealthy }) => !isHealthy).length;
  return (
    <>
      <ToolHeader title="Settings" text={describeProblems(problems)}>
        <ToolLink href={adminPaths.settings()}>Check again</ToolLink>
      </ToolHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="check-title" className="grid content-start gap-2">
          <h2 id="check-title" className="text-panel">
            How the site is set up
          </h2>
          <DiagnosisList diagnoses={diagnoses} />
        </section>
        <section aria-labelledby="settings-title" className="grid content-start gap-2">
          <h2 id="settings-title" className="text-panel">
            All settings
          </h2>
          <p className="text-muted">
            The person who runs the site changes them on its machine, in the file <code>.env</code>, and
            restarts the site. Values are not shown here: some are secret. <code>.env.example</code> explains
            each.
          </p>
          <SettingList settings={settings} />
        </section>
      </div>
    </>
  );
}
