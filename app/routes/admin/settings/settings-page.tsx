import { adminPaths } from '~/content/admin/admin-paths';
import { DiagnosisList } from '~/features/admin-operations/diagnosis-list';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { TOOL_CELL, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Badge } from '~/ui/data/badge';
import type { Route } from './+types/settings-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('jobs.manage')];

export const meta = () => createNoindexMeta('Settings');

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(services).settingsCheck.check(context.get(signedIn));

const HEADS = [{ label: 'Setting' }, { label: 'Value', className: 'text-end!' }];

export default function SettingsPage({ loaderData: { diagnoses, settings } }: Route.ComponentProps) {
  const problems = diagnoses.filter(({ isHealthy }) => !isHealthy).length;
  return (
    <>
      <ToolHeader
        title="Settings"
        text={
          problems === 0
            ? 'Nothing to do. Settings come from the shell or .env, and are read at the start.'
            : `${problems === 1 ? 'One thing' : `${problems} things`} to do. Settings come from the shell or .env, and are read at the start.`
        }
      >
        <a href={adminPaths.settings()} className={toolButtonClasses('quiet')}>
          Check again
        </a>
      </ToolHeader>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="check-title" className="grid content-start gap-2">
          <h2 id="check-title" className="text-[1.125rem]">
            Check-up
          </h2>
          <DiagnosisList diagnoses={diagnoses} />
        </section>
        <section aria-labelledby="settings-title" className="grid content-start gap-2">
          <h2 id="settings-title" className="text-[1.125rem]">
            Settings
          </h2>
          <p className="text-muted">
            Values are not shown. <code>.env.example</code> says what each setting does.
          </p>
          <table className={TOOL_TABLE}>
            <caption className="sr-only">Settings of the site</caption>
            <ToolTableHead heads={HEADS} />
            <tbody>
              {settings.map(({ name, state }) => (
                <tr key={name}>
                  <td className={TOOL_CELL}>
                    <code className="text-xs wrap-anywhere">{name}</code>
                  </td>
                  <td className={`${TOOL_CELL} text-end whitespace-nowrap`}>
                    {state === 'set' ? (
                      <Badge tone="success">set</Badge>
                    ) : (
                      <span className="text-muted">{state}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}
