import { plainType } from '~/content/plain-type';
import { paths } from '~/paths';
import { site } from '~site';

const line = 'underline decoration-border-strong underline-offset-4 hover:decoration-primary';

/** The last lines of a letter: address, telephone, mail, hours. */
export function ContactStrip() {
  const [weekdays] = site.openingHours.week;
  return (
    <section aria-labelledby="plain-contact" className="wrap section">
      <div className="grid gap-x-10 gap-y-8 py-12 sm:grid-cols-2 lg:grid-cols-[3fr_3fr_3fr_3fr]">
        <h2 id="plain-contact" className="text-h3">
          {plainType.contactTitle}
        </h2>
        <address className="not-italic">
          {site.address.lines.map((part) => (
            <span key={part} className="block">
              {part}
            </span>
          ))}
          {site.address.city} {site.address.postalCode}
        </address>
        <p>
          <a href={site.phone.href} className={`block ${line}`}>
            {site.phone.display}
          </a>
          <a href={`mailto:${site.emails.hello}`} className={`mt-2 inline-block ${line}`}>
            {site.emails.hello}
          </a>
        </p>
        <p>
          {weekdays &&
            `Monday to Friday, ${weekdays.opens} to ${weekdays.closes} ${site.openingHours.timeZoneLabel}.`}
          <a href={paths.contact()} className={`mt-2 block w-max ${line}`}>
            Or send a form
          </a>
        </p>
      </div>
    </section>
  );
}
