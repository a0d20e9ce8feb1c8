import { data } from 'react-router';
import { getNotificationsUnsubscribePath } from '~/content/account/account-paths';
import { UNSUBSCRIBE_TEXTS } from '~/content/account/notification-texts';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/unsubscribe-notifications-page';
import { EmailLinkPanel } from './email-link-panel';
import { readEmailLink, respondToUnsubscribe } from './email-links';

export const handle: PageHandle = { hydration: 'none' };

type Params = Route.LoaderArgs['params'];

const readLink = ({ kind, id: userId }: Params, request: Request) => ({
  kind,
  userId,
  key: readEmailLink(userId, request).key,
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = await context.get(services).notifications.readUnsubscribeLink(readLink(params, request));
  if (!kind) throw data(null, { status: 404 });
  return { kind, isDone: new URL(request.url).searchParams.has('done') };
}

/** Called by the page's button, or by a mail program with one-click unsubscribe (RFC 8058). */
export async function action({ params, request, context }: Route.ActionArgs) {
  const link = readLink(params, request);
  if (!(await context.get(services).notifications.unsubscribe(link))) return data(null, { status: 404 });
  return respondToUnsubscribe(request, getNotificationsUnsubscribePath(link.kind, link.userId, link.key));
}

export const meta = () => createNoindexMeta('Email notifications', { hasSecretUrl: true });

const PreferencesLink = ({ children }: { children: string }) => (
  <p>
    <TextLink href={`${paths.account.notifications()}#choices`}>{children}</TextLink>
  </p>
);

export default function UnsubscribeNotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = loaderData.isDone || actionData?.isDone;
  const { kind } = loaderData;
  const { subject, retainedText } = UNSUBSCRIBE_TEXTS[kind];
  if (!isDone) {
    return (
      <EmailLinkPanel
        title={`Unsubscribe from emails about ${subject}?`}
        text={`They stop at once. ${retainedText}`}
        buttonLabel="Unsubscribe"
      />
    );
  }
  return (
    <EmailLinkPanel
      title="You are unsubscribed."
      text={`You get no more emails about ${subject}. ${retainedText}`}
    >
      <PreferencesLink>Changed your mind?</PreferencesLink>
    </EmailLinkPanel>
  );
}
