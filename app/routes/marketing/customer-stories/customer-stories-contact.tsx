import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';

/** Links for readers who want to verify a story. */
export function CustomerStoriesContact() {
  return (
    <section aria-labelledby="ask-them-title" className="wrap section">
      <h2 id="ask-them-title" className="max-w-[20ch]">
        References: you need not believe us. Ring them.
      </h2>
      <p className="mt-5 max-w-[40em] text-muted">
        Tell us which story is nearest to yours. We ask the customer whether they have half an hour, and are
        not on the line when you talk.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <LinkButton href={paths.contact()} size="lg">
          Ask for a reference
        </LinkButton>
        <TextLink href={paths.services()}>Which service fits</TextLink>
      </p>
    </section>
  );
}
