import { messagesPath } from '~/content/account/account-paths';
import { OWN_MESSAGES_PER_PAGE, parseMessagesPage } from '~/domain/contact/own-message';
import { MessageList } from '~/features/messages/message-list';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Pagination } from '~/ui/navigation/pagination';
import type { Route } from './+types/messages-page';

export const meta = () => createNoindexMeta('Messages');

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const page = parseMessagesPage(url.searchParams);
  return {
    page,
    ...(await context.get(services).accountMessages.list(actor, page)),
    email: actor.user.email,
    isEmailConfirmed: actor.user.emailVerified,
    isWithdrawn: url.searchParams.get('done') === 'withdrawn',
  };
}

function NoMessages({ hasOthers }: { hasOthers: boolean }) {
  if (hasOthers)
    return (
      <EmptyState
        title="The list ends before this page"
        action={<LinkButton href={messagesPath}>Show the first page</LinkButton>}
      />
    );
  return (
    <EmptyState
      title="No messages yet"
      action={
        <>
          <LinkButton href={paths.contact()}>Write to us</LinkButton>
          <LinkButton href={paths.helpCentre()} variant="quiet">
            Search the help
          </LinkButton>
        </>
      }
    >
      <p>
        What you send us by a form or by email appears here, with our answers and its files: a question, a
        request for a workshop, a call, an application.
      </p>
    </EmptyState>
  );
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { page, messages, count, email, isEmailConfirmed, isWithdrawn } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <h1 className="text-tool">Messages</h1>
        {count > 0 && (
          <p className="max-w-[36em] text-muted [overflow-wrap:anywhere]">
            What you sent us with the address of your account, and our answers.
          </p>
        )}
      </header>
      {isWithdrawn && (
        <Alert tone="success" title="Taken back" role="status">
          What you sent has been erased, with its answers.
        </Alert>
      )}
      {!isEmailConfirmed && (
        <Alert tone="info" title="Your messages wait for your email address">
          What was sent with {email} appears here when you have confirmed this address.
        </Alert>
      )}
      {messages.length > 0 ? <MessageList messages={messages} /> : <NoMessages hasOthers={count > 0} />}
      <Pagination
        page={page}
        pages={Math.ceil(count / OWN_MESSAGES_PER_PAGE)}
        getHref={(number) => (number > 1 ? `${messagesPath}?page=${number}` : messagesPath)}
      />
    </div>
  );
}
