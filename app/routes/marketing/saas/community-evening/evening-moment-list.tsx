import clsx from 'clsx';
import {
  type EveningMoment,
  type EveningPerson,
  eveningMoments,
  eveningPeople,
  sampleEvening,
} from '~/content/products/community-evening-content';
import { Portrait } from '~/ui/art/portrait/portrait';
import { ChairRow } from './chair-row';

interface EveningMomentListProps {
  person: EveningPerson | undefined;
}

/** The evening from top to bottom. A moment that the chosen person does not see is short and says so. */
export function EveningMomentList({ person }: EveningMomentListProps) {
  return (
    <section aria-labelledby="evening-title" className="wrap section">
      <h2 id="evening-title" className="sr-only">
        {person ? `The evening as ${person.name} tells it` : 'The evening, told in turn'}
      </h2>
      <ol className="grid gap-12">
        {eveningMoments.map((moment) => (
          <MomentEntry key={moment.id} moment={moment} person={person} />
        ))}
      </ol>
    </section>
  );
}

function describeChairs({ id, taken, waiting }: EveningMoment): string {
  const { seats } = sampleEvening;
  if (id === 'door') return `${taken} of ${seats} have come so far`;
  if (taken === sampleEvening.came) return `${taken} of ${seats} chairs sat on`;
  const chairs = `${taken} of ${seats} chairs promised`;
  return waiting === 0 ? chairs : `${chairs}, ${waiting} waiting`;
}

function MomentEntry({ moment, person }: EveningMomentListProps & { moment: EveningMoment }) {
  const { day, time, title, toldBy, voices } = moment;
  const teller = person ?? eveningPeople.find(({ id }) => id === toldBy);
  const voice = teller && voices[teller.id];
  return (
    <li className="grid gap-x-14 gap-y-4 lg:grid-cols-[4fr_8fr]">
      <div className={clsx(!voice && 'text-muted')}>
        <p className="text-sm text-muted">{day}</p>
        <p className="font-display text-h2 font-semibold tabular-nums">
          <time>{time}</time>
        </p>
        <h3 className={clsx('mt-2 max-w-[16ch]', !voice && 'text-base font-normal')}>{title}</h3>
      </div>
      {voice && teller ? (
        <div className="grid grid-cols-[5rem_1fr] items-start gap-x-6 gap-y-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <Portrait features={teller.portrait} className="w-full rounded-tile" />
          <figure>
            <blockquote className="max-w-[22em] font-display text-[clamp(1.45rem,2.1vw,2.1rem)] leading-[1.12] font-semibold tracking-[-0.025em] text-balance">
              {voice}
            </blockquote>
            <figcaption className="mt-3 text-muted">{teller.name}</figcaption>
          </figure>
          <div className="col-span-full">
            <ChairRow taken={moment.taken} waiting={moment.waiting} />
            <p className="mt-2 text-sm text-muted tabular-nums">{describeChairs(moment)}</p>
          </div>
        </div>
      ) : (
        <p className="self-end text-muted">{teller?.name} does not see this.</p>
      )}
    </li>
  );
}
