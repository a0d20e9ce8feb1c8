import { data } from 'react-router';
import { LetterList } from '~/features/mailbox/letter-list';
import { LetterView } from '~/features/mailbox/letter-view';
import { MailDesk } from '~/features/mailbox/mail-desk';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/letter';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  const letter = environment.DEMO ? await mailbox.readSample(params.name) : null;
  if (!letter) throw data(null, { status: 404 });
  const { html: _, ...read } = letter;
  return { letter: read, letters: await mailbox.samples() };
}

export const handle: PageHandle = { way: 'static' };

export const meta = () => hiddenPageMeta('A letter');

export default function Letter({ loaderData: { letter, letters } }: Route.ComponentProps) {
  const { name, subject, text } = letter;
  return (
    <MailDesk place="letters" title={subject} list={<LetterList letters={letters} open={name} />}>
      <LetterView subject={subject} source={paths.dev.letterSource(name)} text={text} />
    </MailDesk>
  );
}
