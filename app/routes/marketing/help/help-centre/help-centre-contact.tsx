import { companyFigures } from '~/content/company/company';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

const firstReply = companyFigures.find(({ id }) => id === 'first-reply');

/** `advice` says what the first email should contain, so that the first answer can help. */
const mailboxes = [
  {
    matter: 'An order or a payment',
    advice: 'Write the order number, and add a photo if something is broken.',
    email: site.emails.orders,
  },
  {
    matter: 'HackMatrix or Converge',
    advice: 'Write the name of your event or community, and what the page says.',
    email: site.emails.support,
  },
  {
    matter: 'A hackathon',
    advice: 'Write the date, the city and how many people you expect.',
    email: site.emails.hackathons,
  },
  {
    matter: 'A workshop',
    advice: 'Write its subject and date, and the name on the seat.',
    email: site.emails.training,
  },
] as const;

/** The measured time to a first reply, and the right email for each subject. */
export function HelpCentreContact() {
  return (
    <section aria-labelledby="ask-a-person" className="wrap section grid gap-grout lg:grid-cols-[5fr_7fr]">
      <div className="grid content-between gap-10 rounded-tile bg-glaze-marigold p-6 text-glaze-ink md:p-8">
        <h2 id="ask-a-person" className="max-w-[12ch]">
          Not here? Ask a person.
        </h2>
        {firstReply && (
          <p>
            <span className="block font-display text-h1 font-semibold tabular-nums">{firstReply.value}</span>
            <span className="mt-3 block max-w-[40ch]">{firstReply.label}.</span>
            <span className="mt-1 block text-sm">
              {firstReply.period}. Source: {firstReply.source}
            </span>
          </p>
        )}
        <div>
          <LinkButton
            href={paths.contact()}
            size="lg"
            className="bg-glaze-ink! text-glaze-bone! hover:bg-glaze-basalt!"
          >
            Write to us
            <Icon name="arrow-right" />
          </LinkButton>
        </div>
      </div>
      <ul className="grid gap-grout sm:grid-cols-2">
        {mailboxes.map(({ matter, advice, email }) => (
          <li key={email}>
            <a
              href={`mailto:${email}`}
              className="group grid h-full min-h-32 content-between gap-6 rounded-tile bg-surface p-6 transition-colors hover:bg-raised"
            >
              <span>
                <span className="block font-display text-h3 font-semibold">{matter}</span>
                <span className="mt-1.5 block max-w-[36ch] text-sm text-muted">{advice}</span>
              </span>
              <span className="flex items-center gap-2.5 text-muted wrap-anywhere group-hover:text-text">
                <Icon name="mail" size={18} className="shrink-0" />
                {email}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
