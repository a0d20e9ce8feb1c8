import { data } from 'react-router';
import { LetterList } from '~/features/mailbox/letter-list';
import { MailDesk } from '~/features/mailbox/mail-desk';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/letters';

/** What every letter looks like: a workshop page, in demo mode only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  if (!environment.DEMO) throw data(null, { status: 404 });
  return { letters: await mailbox.samples() };
}

export const handle: PageHandle = { way: 'static' };

export const meta = () => hiddenPageMeta('Letters');

export default function Letters({ loaderData: { letters } }: Route.ComponentProps) {
  return (
    <MailDesk place="letters" title="Letters" list={<LetterList letters={letters} />}>
      <p className="rounded-tile bg-surface p-6 text-muted md:p-10">
        Every letter that this site writes, with people who do not exist. Choose one to read it.
      </p>
    </MailDesk>
  );
}
