import { data, redirect } from 'react-router';
import { NewsletterForm } from '~/features/contact/newsletter-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { EmailWithheldAlert } from '~/sections/forms/email-withheld-alert';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { submitNewsletter } from '~/server/newsletter/submit-newsletter.server';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/newsletter-page';
import { NewsletterMonths } from './newsletter-months';
import { RecentArticles } from './recent-articles';

export const handle: PageHandle = { hydration: 'none' };

/** Articles that show what the newsletter is about. */
const RECENT_COUNT = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const articles = await context.get(services).articles.listArticles();
  return {
    isRequested: searchParams.has('asked'),
    isEmailWithheld: searchParams.has('withheld'),
    recent: articles.slice(0, RECENT_COUNT),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await submitNewsletter(await readForm(request), context.get(services).newsletter);
  if (outcome.kind !== 'invalid') return redirect(`${paths.newsletter()}?${outcome.kind}`, 303);
  return data(outcome.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Newsletter',
    description: 'At most one email a month: what we built, what broke, and what we learned from both.',
  });

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isRequested, isEmailWithheld, recent } = loaderData;
  return (
    <>
      <div className="wrap grid gap-x-14 gap-y-12 py-12 md:py-20 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div className="grid gap-8">
          <h1 className="max-w-[14ch]">
            {isRequested ? 'Check your email.' : 'The newsletter: at most twelve emails a year.'}
          </h1>
          {isRequested ? (
            <>
              <p className="max-w-lg text-lead text-muted">
                We have sent an email to your address. Confirm it to subscribe. No email after five minutes?
                Look in your spam folder.
              </p>
              <p>
                <TextLink href={paths.newsletter()}>Give another address</TextLink>
              </p>
            </>
          ) : (
            <>
              <p className="max-w-lg text-lead text-muted">
                What we built, what broke, and what we learned from both. A month in which nothing is worth
                your time stays empty.
              </p>
              {isEmailWithheld && <EmailWithheldAlert />}
              <NewsletterForm lastResult={actionData} />
            </>
          )}
        </div>
        <figure>
          <div className="overflow-hidden rounded-tile rounded-se-[5rem] bg-surface p-6 md:rounded-se-[8rem] md:p-10">
            <NewsletterMonths isSubscribed={!isRequested} />
          </div>
          <figcaption className="pt-3 text-sm text-muted">
            {isRequested
              ? 'Twelve tiles a year. They are empty until you confirm.'
              : 'One tile a month. You can unsubscribe with one click.'}
          </figcaption>
        </figure>
      </div>
      <RecentArticles articles={recent} />
    </>
  );
}
