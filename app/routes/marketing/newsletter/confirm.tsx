import { data, redirect } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/confirm';
import { linkOf } from './link-of';
import { LinkPage } from './link-page';
import { YearOfLetters } from './year-of-letters';

export const handle: PageHandle = { way: 'static' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (!(await context.get(services).newsletter.opens('confirm', linkOf(params.id, request))))
    throw data(null, { status: 404 });
  return { done: new URL(request.url).searchParams.has('done') };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const link = linkOf(params.id, request);
  if (!(await context.get(services).newsletter.confirm(link))) throw data(null, { status: 404 });
  return redirect(`${paths.newsletterLink('confirm', link.id, link.key)}&done`, 303);
}

export const meta = () => hiddenPageMeta('Newsletter', { secret: true });

export default function Confirm({ loaderData: { done } }: Route.ComponentProps) {
  if (!done) {
    return (
      <LinkPage
        title="Shall we write to you?"
        words="At most one letter a month, with a way out in every one."
        button="Yes, write to me"
        picture={<YearOfLetters laid={false} />}
      />
    );
  }
  return (
    <LinkPage
      title="Good to have you."
      words="You are on the list. A first mail is on its way, with the link that ends it."
      picture={<YearOfLetters laid />}
    >
      <p>
        <TextLink href={paths.home()}>To the home page</TextLink>
      </p>
    </LinkPage>
  );
}
