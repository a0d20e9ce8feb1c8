import { helpQueue } from '~/content/products/event-screen-samples';
import { EventScreen } from './event-screen';

/** Requests for a mentor, oldest first. */
export function HelpQueueScreen() {
  return (
    <EventScreen title="Help wanted" aside="oldest first">
      <ol className="grid gap-grout">
        {helpQueue.map(({ team, question, waited, mentor }) => (
          <li
            key={team}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-inner bg-raised px-3 py-2.5"
          >
            <span className="font-semibold">{team}</span>
            <span className="text-muted tabular-nums">{waited} min</span>
            <span className="col-span-full text-muted">{question}</span>
            {mentor && <span className="col-span-full mt-1 font-medium text-success">{mentor}</span>}
          </li>
        ))}
      </ol>
    </EventScreen>
  );
}
