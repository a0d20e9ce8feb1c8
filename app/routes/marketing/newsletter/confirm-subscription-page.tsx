import { data, redirect } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/confirm-subscription-page';
import { EmailLinkPanel } from './email-link-panel';
import { readEmailLink } from './email-links';
import { NewsletterMonths } from './newsletter-months';

export const handle: PageHandle = { hydration: 'none' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (!(await context.get(services).newsletter.isValidLink('confirm', readEmailLink(params.id, request))))
    throw data(null, { status: 404 });
  return { isDone: new URL(request.url).searchParams.has('done') };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const link = readEmailLink(params.id, request);
  if (!(await context.get(services).newsletter.confirm(link))) throw data(null, { status: 404 });
  return redirect(`${paths.newsletterLink('confirm', link.id, link.key)}&done`, 303);
}

export const meta = () => createNoindexMeta('Newsletter', { hasSecretUrl: true });

export default function ConfirmSubscriptionPage({ loaderData: { isDone } }: Route.ComponentProps) {
  if (!isDone) {
    return (
      <EmailLinkPanel
        title="Confirm your subscription"
        text="At most one email a month, each with a link to unsubscribe."
        buttonLabel="Confirm subscription"
        picture={<NewsletterMonths isSubscribed={false} />}
      />
    );
  }
  return (
    <EmailLinkPanel
      title="You are subscribed."
      text="We have sent you a first email with a link to unsubscribe."
      picture={<NewsletterMonths isSubscribed />}
    >
      <p>
        <TextLink href={paths.home()}>Go to the home page</TextLink>
      </p>
    </EmailLinkPanel>
  );
}
