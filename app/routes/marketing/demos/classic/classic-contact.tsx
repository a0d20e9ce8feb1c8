import { classicContent } from '~/content/demos/classic-content';
import { paths } from '~/paths';
import { site } from '~site';
import { MarginNoteLayout } from './margin-note-layout';

const line = 'underline decoration-border-strong underline-offset-4 hover:decoration-primary';

export function ClassicContact() {
  const [weekdays] = site.openingHours.week;
  return (
    <section aria-labelledby="plain-contact" className="wrap section">
      <MarginNoteLayout
        noteFirst
        note={
          <h2 id="plain-contact" className="text-h3 text-text">
            {classicContent.contactTitle}
          </h2>
        }
      >
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-3 lg:pt-1.5">
          <address className="not-italic">
            {site.address.lines.map((part) => (
              <span key={part} className="block">
                {part}
              </span>
            ))}
            {site.address.city} {site.address.postalCode}
          </address>
          <p>
            <a href={site.phone.href} className={`block w-max ${line}`}>
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
      </MarginNoteLayout>
    </section>
  );
}
