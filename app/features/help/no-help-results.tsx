import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** Empty state of the search, with a link to the contact page. */
export function NoHelpResults({ query }: { query: string }) {
  return (
    <div className="rounded-tile bg-surface p-6 md:p-8">
      <p className="font-display text-h3 font-semibold wrap-anywhere">Nothing here answers “{query}”</p>
      <p className="mt-2 max-w-[60ch] text-muted">
        One or two plain words find more than a sentence: “refund”, “waiting list”, “passkey”. All questions
        stand below, and a person reads what you write.
      </p>
      <TextLink href={paths.contact()} className="mt-2">
        Write to us
      </TextLink>
    </div>
  );
}
