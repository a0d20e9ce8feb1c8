import { appStores } from '~/content/demos/mobile-app-content';
import { softwareProducts } from '~/content/products/software-products';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { ProductMark, type ProductMarkName } from '~/ui/art/mark';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';
import type { Route } from './+types/joined-waitlist-page';

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('You are on the waiting list');

interface Chosen {
  id: string;
  name: string;
  /** The product whose mark stands beside it. */
  mark: ProductMarkName;
  /** When it is expected, or what it runs on. */
  note: string;
}

const CHOICES: readonly Chosen[] = [
  ...softwareProducts
    .filter(({ state }) => state === 'coming')
    .map(({ id, name, when }) => ({ id, name, mark: id, note: `expected in ${when}` })),
  ...appStores.map(({ id, name, store }) => ({ id, name, mark: 'converge' as const, note: store })),
];

/** What the visitor chose. Unknown ids are left out. */
export function loader({ url }: Route.LoaderArgs) {
  const ids = url.searchParams.get('for')?.split(',') ?? [];
  return { chosen: CHOICES.filter(({ id }) => ids.includes(id)) };
}

const STEPS = [
  {
    title: 'Now',
    text: 'If your address is new to the list, you get one email. Its link leads to a page where you confirm the address, or take it off the list.',
  },
  { title: 'Until it opens', text: 'We send nothing else to this address.' },
  { title: 'When it opens', text: 'We write to you once.' },
] as const;

/** R-LEAD-2: the page is the same for an email that is new and for one that is on the list. */
export default function JoinedWaitlistPage({ loaderData: { chosen } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-x-14 gap-y-10 py-14 md:py-24 lg:grid-cols-[5fr_7fr]">
      <header className="grid content-start gap-6">
        <h1 className="max-w-[11ch]">You are on the waiting list.</h1>
        {chosen.length > 0 && (
          <ul aria-label="You wait for" className="grid max-w-md gap-grout">
            {chosen.map(({ id, name, mark, note }) => (
              <li key={id} className="flex items-center gap-5 rounded-tile bg-surface p-5">
                <ProductMark product={mark} size={44} className="shrink-0 text-tile-3" />
                <p>
                  <span className="block font-display text-h4 font-semibold">{name} </span>
                  <span className="text-muted">{note}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
        <TextLink href={paths.comingSoon()}>What is coming</TextLink>
      </header>
      <section aria-labelledby="steps-title">
        <h2 id="steps-title" className="text-h3">
          What happens next
        </h2>
        <ol className="mt-5 grid gap-grout">
          {STEPS.map(({ title, text }) => (
            <li key={title} className="rounded-tile bg-surface p-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 max-w-prose text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-5 text-muted">
          No email came? Look among the spam, or write to{' '}
          <a href={`mailto:${site.emails.hello}`} className="underline underline-offset-4 hover:text-text">
            {site.emails.hello}
          </a>
          .
        </p>
      </section>
    </div>
  );
}
