import { companyFigures } from '~/content/company/company';
import { contactContent, responseSteps, type ResponseStep as Step } from '~/content/contact/contact-content';
import { ThemedPicture } from '~/sections/marketing/themed-picture';

const firstReply = companyFigures.find(({ id }) => id === 'first-reply');

const [first, ...others] = responseSteps;
const steps: readonly Step[] = [
  ...(first ? [first] : []),
  ...(firstReply
    ? [
        {
          id: firstReply.id,
          when: firstReply.value,
          text: `${firstReply.label}, ${firstReply.period}. Counted from the ${firstReply.source.toLowerCase()}.`,
        },
      ]
    : []),
  ...others,
];

const pictureSizes = '(min-width: 1440px) 600px, (min-width: 992px) 44vw, 92vw';

/** The steps after a message is sent, each with its time. */
export function ResponseSteps() {
  return (
    <section aria-labelledby="after-title" className="wrap section grid gap-grout lg:grid-cols-[5fr_7fr]">
      <h2 id="after-title" className="sr-only">
        {contactContent.responseHeadline}
      </h2>
      <div className="relative aspect-[4/3] overflow-hidden rounded-tile quarter-bl lg:aspect-auto">
        <ThemedPicture
          name="hero-contact"
          sizes={pictureSizes}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <ol className="grid gap-grout">
        {steps.map(({ id, when, text }) => (
          <li key={id} className="rounded-tile bg-surface px-5 py-5 md:px-8">
            <p className="font-display text-h2 font-semibold tabular-nums">{when}</p>
            <p className="mt-1 max-w-[46em] text-lg text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
