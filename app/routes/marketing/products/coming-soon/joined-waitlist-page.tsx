import { appStores } from '~/content/demos/mobile-app-content';
import { softwareProducts } from '~/content/products/software-products';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { TextLink } from '~/ui/buttons/text-link';
import { DescriptionList } from '~/ui/data/description-list';
import { site } from '~site';
import type { Route } from './+types/joined-waitlist-page';

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('You are on the waiting list');

/** The names of what the visitor chose. Unknown ids are left out. */
export function loader({ url }: Route.LoaderArgs) {
  const ids = url.searchParams.get('for')?.split(',') ?? [];
  return {
    chosen: [...softwareProducts, ...appStores].filter(({ id }) => ids.includes(id)).map(({ name }) => name),
  };
}

/** R-LEAD-2: the page is the same for an email that is new and for one that is on the list. */
export default function JoinedWaitlistPage({ loaderData: { chosen } }: Route.ComponentProps) {
  return (
    <div className="wrap grid content-start gap-6 py-14 md:py-24">
      <h1 className="max-w-[14ch]">You are on the waiting list.</h1>
      <p className="max-w-lg text-lead text-muted">
        We write when it opens, and send nothing else to this address.
      </p>
      {chosen.length > 0 && (
        <DescriptionList
          items={[{ term: 'You wait for', description: chosen.join(', ') }]}
          className="max-w-lg rounded-tile bg-surface p-2"
        />
      )}
      <p className="max-w-lg text-muted">
        If the address is new to the list, one email comes now. Its link confirms the address and takes it off
        the list again. No email came? Look among the spam, or write to{' '}
        <a href={`mailto:${site.emails.hello}`} className="underline underline-offset-4 hover:text-text">
          {site.emails.hello}
        </a>
        .
      </p>
      <p className="flex flex-wrap gap-x-8">
        <TextLink href={paths.comingSoon()}>What is coming</TextLink>
        <TextLink href={paths.home()}>To the home page</TextLink>
      </p>
    </div>
  );
}
