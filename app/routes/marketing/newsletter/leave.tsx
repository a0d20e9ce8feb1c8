import { data, redirect } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/leave';
import { linkOf } from './link-of';
import { LinkPage } from './link-page';
import { YearOfLetters } from './year-of-letters';

export const handle: PageHandle = { way: 'static' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (!(await context.get(services).newsletter.opens('leave', linkOf(params.id, request))))
    throw data(null, { status: 404 });
  return { done: new URL(request.url).searchParams.has('done') };
}

/** From the page's own button, or from a mail program with one click and no page. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const link = linkOf(params.id, request);
  if (!(await context.get(services).newsletter.leave(link))) throw data(null, { status: 404 });
  return redirect(`${paths.newsletterLink('leave', link.id, link.key)}&done`, 303);
}

export const meta = () => hiddenPageMeta('Newsletter', { secret: true });

export default function Leave({ loaderData: { done } }: Route.ComponentProps) {
  if (!done) {
    return (
      <LinkPage
        title="No more letters?"
        words="Press the button, and the newsletter stops at once. Mails about your orders are another matter and go on."
        button="Stop the newsletter"
        picture={<YearOfLetters laid />}
      />
    );
  }
  return (
    <LinkPage
      title="It has stopped."
      words="No more letters come. Your address stays with a note that says so."
      picture={<YearOfLetters laid={false} />}
    >
      <p>
        <TextLink href={paths.newsletter()}>Changed your mind?</TextLink>
      </p>
    </LinkPage>
  );
}
