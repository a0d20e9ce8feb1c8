import { data, redirect } from 'react-router';
import { leaveNoticesPath } from '~/content/account-links';
import { LETTERS_IN_WORDS } from '~/content/notice-words';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/leave-notices';
import { linkOf } from './link-of';
import { LinkPage } from './link-page';

export const handle: PageHandle = { way: 'static' };

type Params = Route.LoaderArgs['params'];

const linkFrom = ({ kind, id: personId }: Params, request: Request) => ({
  ...{ kind, personId },
  key: linkOf(personId, request).key,
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = await context.get(services).notices.opensLeave(linkFrom(params, request));
  const done = new URL(request.url).searchParams.has('done');
  return data({ kind, done }, { status: kind ? 200 : 404 });
}

/** From the page's own button, or from a mail program with one click and no page. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const link = linkFrom(params, request);
  if (!(await context.get(services).notices.leave(link))) return data(null, { status: 404 });
  return redirect(`${leaveNoticesPath(link.kind, link.personId, link.key)}&done`, 303);
}

export const meta = () => hiddenPageMeta('Letters', { secret: true });

const ToChoices = ({ children }: { children: string }) => (
  <p>
    <TextLink href={`${paths.account.notifications()}#choices`}>{children}</TextLink>
  </p>
);

export default function LeaveNotices({ loaderData: { kind, done } }: Route.ComponentProps) {
  if (!kind) {
    return (
      <LinkPage
        title="This link ends nothing."
        words="It was cut off or changed on its way to you, or its account is no longer there. In the account you choose what we write to you about."
      >
        <ToChoices>To the choices in your account</ToChoices>
      </LinkPage>
    );
  }
  const { letters, stays } = LETTERS_IN_WORDS[kind];
  if (!done) {
    return (
      <LinkPage
        title={`No more mails about ${letters}?`}
        words={`Press the button, and they stop at once. ${stays}`}
        button="Stop these mails"
      />
    );
  }
  return (
    <LinkPage title="They have stopped." words={`No more mails about ${letters} come. ${stays}`}>
      <ToChoices>Changed your mind?</ToChoices>
    </LinkPage>
  );
}
