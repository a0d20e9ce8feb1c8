import { careersContent } from '~/content/careers/careers-content';
import { findTeamMember } from '~/content/company/team';
import { Portrait } from '~/ui/art/portrait/portrait';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';

const recipient = findTeamMember(careersContent.teamMemberId);

export function CareersContact() {
  if (!recipient) return null;
  return (
    <section aria-labelledby="ask-title" className="wrap section">
      <div className="grid gap-x-10 gap-y-6 rounded-tile bg-surface p-6 md:grid-cols-[auto_1fr_auto] md:items-center md:p-8">
        <Portrait features={recipient.portrait} className="size-24 rounded-tile md:size-32" />
        <div>
          <h2 id="ask-title" className="text-[clamp(1.75rem,2.6vw,2.4rem)]">
            {careersContent.questionsHeadline}
          </h2>
          <p className="mt-3 max-w-[44em] text-muted">
            {recipient.name}, {recipient.role.toLowerCase()}. {careersContent.questionsLead}
          </p>
        </div>
        <p className="grid justify-items-start md:justify-items-end">
          <TextLink href={`mailto:${site.emails.careers}`} arrow="none">
            {site.emails.careers}
          </TextLink>
          <TextLink href={site.phone.href} arrow="none">
            {site.phone.display}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
