import { findTeamMember } from '~/content/company/team';
import type { ContactTopic } from '~/content/contact/contact-content';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';
import { getTopicVisibilityClasses } from './topic-visibility-classes';

/** The recipient of the topic, with an introduction and other ways to reach them. */
export function TopicRecipient({ topic }: { topic: ContactTopic }) {
  const teamMember = findTeamMember(topic.teamMemberId);
  if (!teamMember) return null;
  const address = site.emails[topic.mailbox];
  return (
    <div className={`${getTopicVisibilityClasses([topic.id])} grid-rows-[auto_1fr] gap-grout`}>
      <div className="overflow-hidden rounded-tile max-lg:hidden">
        <StoredPortrait id={teamMember.id} className="block w-full quarter-tl" />
      </div>
      <div className="flex flex-col gap-6 rounded-tile bg-surface p-5 md:p-8">
        <div>
          <p className="text-sm text-muted">To</p>
          <p className="mt-1 font-display text-h2 leading-none font-semibold">{teamMember.name}</p>
          <p className="mt-2 text-muted">
            {teamMember.role}, {teamMember.city}
          </p>
        </div>
        <p className="max-w-[34em] text-lead">“{topic.introduction}”</p>
        <ul className="mt-auto flex flex-wrap gap-x-8">
          <li>
            <a
              href={`mailto:${address}`}
              className="inline-flex min-h-11 items-center gap-2.5 break-all underline underline-offset-4"
            >
              <Icon name="mail" size={18} className="shrink-0" />
              {address}
            </a>
          </li>
          <li>
            <a
              href={site.phone.href}
              className="inline-flex min-h-11 items-center gap-2.5 tabular-nums underline underline-offset-4"
            >
              <Icon name="phone" size={18} className="shrink-0" />
              {site.phone.display}
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
