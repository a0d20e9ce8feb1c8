import { data } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { DELIVERY_PARAMETER } from '~/server/newsletter/leave-link.server';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/unsubscribe-newsletter-page';
import { EmailLinkPanel } from './email-link-panel';
import { readEmailLink, respondToUnsubscribe } from './email-links';
import { NewsletterMonths } from './newsletter-months';

export const handle: PageHandle = { hydration: 'none' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (!(await context.get(services).newsletter.isValidLink('leave', readEmailLink(params.id, request))))
    throw data(null, { status: 404 });
  return { isDone: new URL(request.url).searchParams.has('done') };
}

/** Called by the page's button, or by a mail program with one-click unsubscribe (RFC 8058). */
export async function action({ params, request, context }: Route.ActionArgs) {
  const link = readEmailLink(params.id, request);
  const delivery = new URL(request.url).searchParams.get(DELIVERY_PARAMETER) ?? undefined;
  if (!(await context.get(services).newsletter.unsubscribe({ ...link, delivery })))
    throw data(null, { status: 404 });
  return respondToUnsubscribe(request, paths.newsletterLink('leave', link.id, link.key));
}

export const meta = () => createNoindexMeta('Newsletter', { hasSecretUrl: true });

export default function UnsubscribeNewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = loaderData.isDone || actionData?.isDone;
  if (!isDone) {
    return (
      <EmailLinkPanel
        title="Unsubscribe from the newsletter?"
        text="The newsletter stops at once. You still get emails about your orders."
        buttonLabel="Unsubscribe"
        picture={<NewsletterMonths isSubscribed />}
      />
    );
  }
  return (
    <EmailLinkPanel
      title="You are unsubscribed."
      text="You get no more newsletters. We keep your address only to make sure of that."
      picture={<NewsletterMonths isSubscribed={false} />}
    >
      <p>
        <TextLink href={paths.newsletter()}>Changed your mind?</TextLink>
      </p>
    </EmailLinkPanel>
  );
}
