import { data, redirect } from 'react-router';
import { notificationsUnsubscribePath } from '~/content/account/account-paths';
import { UNSUBSCRIBE_TEXTS } from '~/content/account/notification-texts';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { noindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/unsubscribe-notifications-page';
import { EmailLinkPanel } from './email-link-panel';
import { readEmailLink } from './read-email-link';

export const handle: PageHandle = { hydration: 'none' };

type Params = Route.LoaderArgs['params'];

const linkFrom = ({ kind, id: personId }: Params, request: Request) => ({
  ...{ kind, personId },
  key: readEmailLink(personId, request).key,
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = await context.get(services).notifications.readUnsubscribeLink(linkFrom(params, request));
  const done = new URL(request.url).searchParams.has('done');
  return data({ kind, done }, { status: kind ? 200 : 404 });
}

/** From the page's own button, or from a mail program with one click and no page. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const link = linkFrom(params, request);
  if (!(await context.get(services).notifications.unsubscribe(link))) return data(null, { status: 404 });
  return redirect(`${notificationsUnsubscribePath(link.kind, link.personId, link.key)}&done`, 303);
}

export const meta = () => noindexMeta('Letters', { hasSecretUrl: true });

const ToChoices = ({ children }: { children: string }) => (
  <p>
    <TextLink href={`${paths.account.notifications()}#choices`}>{children}</TextLink>
  </p>
);

export default function UnsubscribeNotificationsPage({ loaderData: { kind, done } }: Route.ComponentProps) {
  if (!kind) {
    return (
      <EmailLinkPanel
        title="This link ends nothing."
        text="It was cut off or changed on its way to you, or its account is no longer there. In the account you choose what we write to you about."
      >
        <ToChoices>To the choices in your account</ToChoices>
      </EmailLinkPanel>
    );
  }
  const { subject: letters, retainedText: stays } = UNSUBSCRIBE_TEXTS[kind];
  if (!done) {
    return (
      <EmailLinkPanel
        title={`No more mails about ${letters}?`}
        text={`Press the button, and they stop at once. ${stays}`}
        buttonLabel="Stop these mails"
      />
    );
  }
  return (
    <EmailLinkPanel title="They have stopped." text={`No more mails about ${letters} come. ${stays}`}>
      <ToChoices>Changed your mind?</ToChoices>
    </EmailLinkPanel>
  );
}
