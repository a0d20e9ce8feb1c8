import type { LeadKind } from '~/domain/contact/lead';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const defaultText = 'What you sent has been erased. Nobody will answer it.';

const textsByKind: Partial<Record<LeadKind, string>> = {
  application: 'Your answer and your CV have been erased. Nobody will read them any more.',
  call: 'The time is free again, and the person who would have called you gets an email. Please take the entry out of your own calendar.',
};

/** Widths of the empty lines that replace the message. */
const lineWidths = ['w-full', 'w-11/12', 'w-2/5', 'w-1/3', 'w-1/2', 'w-1/4'];

/** Shown instead of a withdrawn message: the empty outline of the page. */
export function WithdrawnMessage({ kind }: { kind: LeadKind }) {
  return (
    <div className="wrap grid gap-x-14 gap-y-10 py-14 md:py-24 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <h1 className="max-w-[12ch]">Taken back.</h1>
        <p className="max-w-lg text-lead text-muted">{textsByKind[kind] ?? defaultText}</p>
        <p className="flex flex-wrap gap-x-8">
          <TextLink href={paths.contact()}>Write something else</TextLink>
          <TextLink href={paths.home()}>To the home page</TextLink>
        </p>
      </div>
      <div
        aria-hidden="true"
        className="grid content-start gap-5 self-start rounded-tile rounded-se-[7rem] bg-surface p-6 pe-20 md:gap-7 md:p-8 md:pe-40"
      >
        {lineWidths.map((width) => (
          <span key={width} className={`block h-6 rounded-tile bg-bg-sunk ${width}`} />
        ))}
      </div>
    </div>
  );
}
