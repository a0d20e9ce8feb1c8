import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** Shown when no question matches: links to the help centre and to the contact form. */
export function NoFaqResults({ query }: { query: string }) {
  return (
    <section aria-labelledby="nothing-asked" className="wrap section grid gap-6">
      <h2 id="nothing-asked" className="max-w-[20ch] wrap-anywhere">
        Nobody has asked that here yet.
      </h2>
      <p className="max-w-lg text-lead text-muted">
        The help centre holds longer answers, and a person reads what you write to us.
      </p>
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        <TextLink href={paths.helpCentre(query)}>Look in the help centre</TextLink>
        <TextLink href={paths.contact()}>Ask a person</TextLink>
      </p>
    </section>
  );
}
