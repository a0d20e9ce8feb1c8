import { data, redirect } from 'react-router';
import { phoneStores } from '~/content/converge-phone';
import { softwareProducts } from '~/content/products';
import { findRole } from '~/content/roles';
import { paths } from '~/paths';
import { formatMoment } from '~/sections/dates';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/message';

/** What somebody sent, under the private link that only they have. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lead = await context.get(services).leads.readByToken(params.token);
  if (!lead) throw data(null, { status: 404 });
  const { kind, name, email, message, createdAt, withdrawnAt, meta, topic = '', files = [] } = lead;
  const products = [...softwareProducts, ...phoneStores].filter(
    ({ id }) => Array.isArray(meta.product) && meta.product.includes(id),
  );
  return {
    kind,
    name,
    email,
    message,
    product: products.map((product) => product.name).join(', '),
    role: kind === 'application' ? findRole(topic)?.title : undefined,
    files: files.map((file) => file.name).join(', '),
    sentAt: formatMoment(createdAt),
    withdrawn: withdrawnAt !== undefined,
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  if (!(await context.get(services).leads.withdraw(params.token))) throw data(null, { status: 404 });
  return redirect(paths.message(params.token), 303);
}

export const meta: Route.MetaFunction = () => hiddenPageMeta('Your message', { secret: true });

export default function Message({ loaderData }: Route.ComponentProps) {
  const { kind, name, email, message, product, role, files, sentAt, withdrawn } = loaderData;
  if (withdrawn) {
    return (
      <div className="wrap grid gap-6 py-20 md:py-32">
        <h1 className="max-w-[12ch]">Taken back.</h1>
        <p className="max-w-lg text-lead text-muted">What you sent has been erased. Nobody will answer it.</p>
        <p>
          <TextLink href={paths.home()}>To the home page</TextLink>
        </p>
      </div>
    );
  }
  const waiting = kind === 'waitlist';
  return (
    <div className="wrap grid gap-x-14 gap-y-10 py-14 md:py-24 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1>{waiting ? 'You are on the list.' : 'Thank you. It is with us.'}</h1>
        <p className="mt-6 max-w-md text-lead text-muted">
          {waiting
            ? 'We write once, when it opens. Nothing else is sent to this address.'
            : role
              ? 'Clarence D’Mello reads it himself and answers within ten working days, also when it is a no.'
              : 'A person reads it and answers by e-mail, on working days usually within half a day.'}
        </p>
        <p className="mt-6 max-w-md text-muted">
          This page is yours alone: keep its address if you want to look at what you sent, or take it back.
        </p>
      </div>
      <div className="grid content-start gap-6 rounded-tile bg-surface p-6 md:p-8">
        <DescriptionList
          items={[
            ...(name ? [{ term: 'Name', description: name }] : []),
            ...(email ? [{ term: 'E-mail', description: email }] : []),
            ...(product ? [{ term: 'Product', description: product }] : []),
            ...(role ? [{ term: 'Role', description: role }] : []),
            ...(files ? [{ term: 'With it', description: files }] : []),
            { term: 'Sent', description: sentAt },
          ]}
        />
        {message && <p className="max-w-prose whitespace-pre-wrap">{message}</p>}
        <form method="post">
          <Button type="submit" variant="quiet">
            Take it back
          </Button>
        </form>
      </div>
    </div>
  );
}
