import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { devPaths } from '~/dev-paths';
import { type DemoPersona, isDemoPersona, parseDemoStep } from '~/domain/site/demo-controls';
import { MailboxFrame } from '~/features/mailbox/mailbox-frame';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ErrorPage } from '~/sections/errors/error-page';
import { MarketingFrame } from '~/sections/frames/marketing-frame';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/demo-page';
import { ClockControls } from './clock-controls';
import { PersonaList } from './persona-list';
import { ResetControl } from './reset-control';

const MOVED = 'Reminders, cancellations and other jobs that are due by now run in the next seconds.';

/** What the page confirms after a button, by the value in its URL. */
const DONE_TEXTS = {
  '1': { title: 'A day has passed.', text: MOVED },
  '7': { title: 'A week has passed.', text: MOVED },
  '30': { title: 'Thirty days have passed.', text: MOVED },
  reset: {
    title: 'The data is as after the first start.',
    text: 'All sessions have ended. The business of the sample company is there in a few seconds.',
  },
} as const;

function findDoneText(value: string | null): keyof typeof DONE_TEXTS | undefined {
  return (['1', '7', '30', 'reset'] as const).find((done) => done === value);
}

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('Demo controls');

/** It exists in demo mode only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(services).environment.DEMO) throw data(null, { status: 404 });
  const current = await context.get(currentSession)();
  const done = findDoneText(new URL(request.url).searchParams.get('done'));
  return { userId: current?.user.id, done };
}

const formatWait = (seconds: number) =>
  `The data was changed many times in the last hour. Please wait ${Math.ceil(seconds / 60)} min.`;

/** Where a persona begins. */
const STARTS: Readonly<Record<DemoPersona, () => string>> = {
  admin: adminPaths.today,
  staff: adminPaths.today,
  user: paths.account.overview,
  guest: paths.home,
};

/** R-DEMO-2, R-DEMO-3: the page is shown again with what was done. A persona begins at its first page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { environment, demo } = context.get(services);
  if (!environment.DEMO) throw data(null, { status: 404 });
  const form = await readForm(request);
  const persona = form.get('persona');
  if (isDemoPersona(persona)) {
    const headers = await demo.switchPersona(persona, request);
    if (!headers)
      return data({ issue: 'This sample account was deleted. Reset the data to get it back.' }, 409);
    const start = STARTS[persona]();
    // A browser that refused the cookie reads so on the sign-in page. Every other one is led on.
    const path = persona === 'guest' ? start : paths.auth.signIn(start, 'no-cookies');
    return redirect(path, { status: 303, headers });
  }
  const days = parseDemoStep(form.get('days'));
  const isReset = form.get('intent') === 'reset';
  if (days === undefined && !isReset) return data({ issue: 'This button does not exist.' }, 400);
  const result = days === undefined ? await demo.reset() : await demo.moveClock(days);
  if (result.kind === 'wait') return data({ issue: formatWait(result.seconds) }, 429);
  return redirect(devPaths.demo(isReset ? 'reset' : `${days}`), 303);
}

export default function DemoPage({ loaderData: { userId, done }, actionData }: Route.ComponentProps) {
  return (
    <MailboxFrame currentPage="demo" title="Demo controls" list={<PersonaList userId={userId} />}>
      {actionData && (
        <Alert tone="danger" role="alert" title="Nothing was changed.">
          {actionData.issue}
        </Alert>
      )}
      {done && !actionData && (
        <Alert tone="success" role="status" title={DONE_TEXTS[done].title}>
          {DONE_TEXTS[done].text}
        </Alert>
      )}
      <ClockControls />
      <ResetControl />
    </MailboxFrame>
  );
}

/** Without demo mode its path shows the not-found page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MarketingFrame>
      <ErrorPage error={error} />
    </MarketingFrame>
  );
}
