import type { ReactNode } from 'react';
import { jobs, type MomentId, type ScheduledHour } from '~/content/hackmatrix';
import { CheckIn } from './moments/check-in';
import { FixedTeams } from './moments/fixed-teams';
import { HalfwayCheck } from './moments/halfway-check';
import { HelpQueue } from './moments/help-queue';
import { PhoneBallot } from './moments/phone-ballot';
import { PublishedResults } from './moments/published-results';
import { RoundFillingUp } from './moments/round-filling-up';
import { SkillCards } from './moments/skill-cards';
import { SubmissionsClose } from './moments/submissions-close';

const pieces: Record<MomentId, () => ReactNode> = {
  doors: CheckIn,
  alone: SkillCards,
  fixed: FixedTeams,
  mentors: HelpQueue,
  halfway: HalfwayCheck,
  'hands-off': SubmissionsClose,
  'first-round': RoundFillingUp,
  'second-round': PhoneBallot,
  results: PublishedResults,
};

/** One moment: when, what happens, what the software does then, and the piece of it that people see. */
export function Moment({ hour: { id, time, what, hackMatrix, jobs: done } }: { hour: ScheduledHour }) {
  const Piece = pieces[id];
  const weighty = jobs.filter((job) => done.includes(job.id));
  return (
    <li className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <p className="font-display text-h2 font-semibold tracking-[-0.04em] text-link">
          <time>{time}</time>
        </p>
        <h4 className="mt-3 text-h3">{what}</h4>
        <p className="mt-1.5 max-w-[30em] text-muted">{hackMatrix}.</p>
        {weighty.map((job) => (
          <div key={job.id} className="mt-6 max-w-[32em]">
            <p className="font-semibold">
              {job.name}. {job.promise}
            </p>
            <p className="mt-1 text-muted">{job.detail}</p>
          </div>
        ))}
      </div>
      <div className={weighty.length > 0 ? 'text-sm' : 'max-w-md text-sm'}>
        <Piece />
      </div>
    </li>
  );
}
