import { findTeamMember } from '~/content/company/team';
import { bookCallContent, callHosts } from '~/content/contact/book-call-content';
import type { LeadTopic } from '~/domain/contact/lead-schemas';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { getBookCallPath } from '~/features/call-booking/book-call-path';
import { formatCallLength } from '~/sections/format/format-call-time';
import { Portrait } from '~/ui/art/portrait/portrait';

interface BookCallHeroProps {
  topic: LeadTopic;
  timeZone: string;
  /** Length of a call. */
  minutes: number;
}

/** The selected host, large, and links to the other hosts. */
export function BookCallHero({ topic, timeZone, minutes }: BookCallHeroProps) {
  const host = callHosts.find((entry) => entry.topic === topic);
  const teamMember = findTeamMember(host?.teamMemberId);
  if (!host || !teamMember) return null;
  const [firstName] = teamMember.name.split(' ');
  return (
    <section {...{ [FIRST_SCREEN_END_ATTRIBUTE]: '' }} className="grid gap-grout lg:grid-cols-[8fr_4fr]">
      <div className="flex flex-col justify-between gap-10 py-8 lg:py-12 lg:pe-12">
        <div>
          <h1 className="max-w-[11ch]">
            Book a call: {formatCallLength(minutes)} with {firstName}.
          </h1>
          <p className="mt-6 max-w-[34em] text-lead text-muted">{bookCallContent.lead}</p>
          <p className="mt-4 max-w-[34em] text-lead">{host.outcome}</p>
        </div>
        <nav aria-label="What the call is about" className="print:hidden">
          <ul className="grid gap-grout sm:grid-cols-4">
            {callHosts.map((entry) => (
              <li key={entry.topic}>
                <a
                  href={getBookCallPath({ about: entry.topic, zone: timeZone })}
                  aria-current={entry.topic === topic ? 'page' : undefined}
                  className="flex h-full min-h-14 items-center rounded-tile bg-surface px-4 py-3 font-semibold transition-colors hover:bg-raised aria-[current]:bg-text aria-[current]:text-bg"
                >
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <figure className="grid grid-cols-[min(8rem,40%)_1fr] items-end gap-4 lg:block">
        <Portrait features={teamMember.portrait} className="block w-full rounded-tile quarter-tr lg:w-full" />
        <figcaption className="py-3">
          <span className="block font-semibold">{teamMember.name}</span>
          <span className="text-muted">
            {teamMember.role}, {teamMember.city}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
