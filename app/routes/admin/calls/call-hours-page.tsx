import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { closedDays } from '~/content/company/office-hours';
import { toWallClock } from '~/domain/time/wall-clock';
import { HoursForm } from '~/features/admin-calls/hours-form';
import { StoredHours } from '~/features/admin-calls/stored-hours';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { indianTimeZone } from '~/sections/format/format-call-time';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/call-hours-page';
import { saveCallHours } from './save-call-hours.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

export const meta = () => createNoindexMeta('Call hours');

export async function loader({ url, context }: Route.LoaderArgs) {
  const settings = await context.get(services).callManagement.getSettings(context.get(signedIn));
  const today = toWallClock(new Date(), indianTimeZone).day;
  return {
    // Days that have passed are left out, and so go with the next change.
    settings: { ...settings, daysOff: settings.daysOff.filter((day) => day >= today) },
    holidays: closedDays.filter(({ day }) => day >= today),
    isSaved: url.searchParams.get('done') === 'saved',
  };
}

/** Saves the hours. */
export async function action({ request, context }: Route.ActionArgs) {
  const { callManagement } = context.get(services);
  const form = await readForm(request);
  const outcome = await saveCallHours(form, (settings) =>
    callManagement.changeSettings(context.get(signedIn), settings),
  );
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.isConflict ? 409 : 400 });
  throw redirect(adminPaths.callHours('done=saved'), 303);
}

export default function CallHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, holidays, isSaved } = loaderData;
  return (
    <div className="max-w-3xl">
      <ToolHeader
        title="Call hours"
        text="When visitors can book a call, by the clock in India. A change counts at once; booked calls stay."
      >
        <ToolLink href={adminPaths.calls()}>Calls</ToolLink>
      </ToolHeader>
      {isSaved && !actionData && <DoneAlert message="The hours are saved." />}
      {actionData?.isConflict && <StoredHours settings={settings} />}
      <HoursForm settings={settings} holidays={holidays} lastResult={actionData?.lastResult} />
    </div>
  );
}
