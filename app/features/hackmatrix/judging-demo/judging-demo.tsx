import { openHackathons } from '~/content/services/hackathon-events';
import { sampleEventId, sampleProjects, sampleRound, sampleRoundName } from '../sample-round';
import { JudgingDashboard } from './judging-dashboard';

const sampleEvent = openHackathons.find(({ id }) => id === sampleEventId);

interface JudgingDemoProps {
  /** Heading level. */
  level?: 2 | 3;
}

/** The judging dashboard with the sample round. */
export function JudgingDemo({ level = 3 }: JudgingDemoProps) {
  const eventName = sampleEvent ? `${sampleEvent.name} ${sampleEvent.startsOn.slice(0, 4)}` : '';
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
