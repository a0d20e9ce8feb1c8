import { openHackathons } from '~/content/services/hackathon-events';
import { sampleEventId, sampleProjects, sampleRound, sampleRoundName } from '../sample-round';
import { JudgingDashboard } from './judging-dashboard';

const event = openHackathons.find(({ id }) => id === sampleEventId);

interface JudgingDemoProps {
  /** Level of the desk's heading in the outline of the page. */
  level?: 2 | 3;
}

/** The judging desk with the marks of an event that took place. */
export function JudgingDemo({ level = 3 }: JudgingDemoProps) {
  const eventName = event ? `${event.name} ${event.startsOn.slice(0, 4)}` : '';
  return (
    <JudgingDashboard
      eventName={eventName}
      roundName={sampleRoundName}
      round={sampleRound}
      projects={sampleProjects}
      level={level}
    />
  );
}
