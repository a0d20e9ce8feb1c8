import type { ReactNode } from 'react';
import {
  type EventMoment,
  type EventMomentId,
  hackMatrixFeatures,
} from '~/content/products/hackmatrix-content';
import { CheckInScreen } from './event-screens/check-in-screen';
import { FinalTeamsScreen } from './event-screens/final-teams-screen';
import { HalfwayCheckScreen } from './event-screens/halfway-check-screen';
import { HelpQueueScreen } from './event-screens/help-queue-screen';
import { PhoneBallotScreen } from './event-screens/phone-ballot-screen';
import { PublishedResultsScreen } from './event-screens/published-results-screen';
import { RoundProgressScreen } from './event-screens/round-progress-screen';
import { SkillCardsScreen } from './event-screens/skill-cards-screen';
import { SubmissionsScreen } from './event-screens/submissions-screen';

const eventScreens: Record<EventMomentId, () => ReactNode> = {
  doors: CheckInScreen,
  alone: SkillCardsScreen,
  fixed: FinalTeamsScreen,
  mentors: HelpQueueScreen,
  halfway: HalfwayCheckScreen,
  'hands-off': SubmissionsScreen,
  'first-round': RoundProgressScreen,
  'second-round': PhoneBallotScreen,
  results: PublishedResultsScreen,
};

/** One moment of the event: time, description, action of the software and its screen. */
export function EventMomentEntry({
  moment: { id, time, description, softwareAction, featureIds },
}: {
  moment: EventMoment;
}) {
  const EventScreen = eventScreens[id];
  const features = hackMatrixFeatures.filter((feature) => featureIds.includes(feature.id));
  return (
    <li className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <p className="font-display text-h2 font-semibold tracking-[-0.04em] text-link">
          <time>{time}</time>
        </p>
        <h4 className="mt-3 text-h3">{description}</h4>
        <p className="mt-1.5 max-w-[30em] text-muted">{softwareAction}.</p>
        {features.map((feature) => (
          <div key={feature.id} className="mt-6 max-w-[32em]">
            <p className="font-semibold">
              {feature.name}. {feature.promise}
            </p>
            <p className="mt-1 text-muted">{feature.detail}</p>
          </div>
        ))}
      </div>
      <div className={features.length > 0 ? 'text-sm' : 'max-w-md text-sm'}>
        <EventScreen />
      </div>
    </li>
  );
}
