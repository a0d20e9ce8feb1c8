import { openEvents } from '~/content/events';
import { eventId, projects, round, roundName } from './demo-round';
import { JudgingDesk } from './judging-desk';

const event = openEvents.find(({ id }) => id === eventId);

interface JudgingDemoProps {
  /** Level of the desk's heading in the outline of the page. */
  level?: 2 | 3;
}

/** The judging desk with the marks of an event that took place. */
export function JudgingDemo({ level = 3 }: JudgingDemoProps) {
  const eventName = event ? `${event.name} ${event.startsOn.slice(0, 4)}` : '';
  return (
    <JudgingDesk
      eventName={eventName}
      roundName={roundName}
      round={round}
      projects={projects}
      level={level}
    />
  );
}
