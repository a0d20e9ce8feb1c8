import { companyFigures } from '~/content/company';
import { afterSending, contactPage, type AfterSending as Step } from '~/content/contact';

const firstReply = companyFigures.find(({ id }) => id === 'first-reply');

const [first, ...others] = afterSending;
const steps: readonly Step[] = [
  ...(first ? [first] : []),
  ...(firstReply
    ? [
        {
          id: firstReply.id,
          when: firstReply.value,
          what: `${firstReply.label}, ${firstReply.period}. Counted from the ${firstReply.source.toLowerCase()}.`,
        },
      ]
    : []),
  ...others,
];

/** From sending on: each step begins with its time, set as large as it matters. */
export function AfterSending() {
  return (
    <section aria-labelledby="after-title" className="wrap section">
      <h2 id="after-title" className="sr-only">
        {contactPage.afterHeadline}
      </h2>
      <ol className="grid gap-grout">
        {steps.map(({ id, when, what }) => (
          <li
            key={id}
            className="grid gap-x-14 gap-y-1 rounded-tile bg-surface px-5 py-5 md:px-8 lg:grid-cols-[5fr_7fr] lg:items-baseline"
          >
            <p className="font-display text-h2 font-semibold tabular-nums">{when}</p>
            <p className="max-w-[46em] text-lg text-muted">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
