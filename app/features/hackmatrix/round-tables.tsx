import type { ReactNode } from 'react';
import { demoRound } from '~/content/judging';
import { type Handwriting, handwritings } from '~/domain/judge-handwriting';
import { type Standing, standings } from '~/domain/judging';
import { projects, round } from './demo-round';
import { HandwritingFigure } from './handwriting-figure';
import { type SortedColumn, SortedTable } from './sorted-table';

const order = standings(round);
const judges = handwritings(round);
const strictest = judges.toSorted((a, b) => (a.lean ?? 0) - (b.lean ?? 0))[0]?.judge.id;
const organisations = new Map(demoRound.judges.map(({ id, organisation }) => [id, organisation]));
const fixed = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
const signed = (value: number | null) =>
  value === null ? '–' : `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

const judgeColumns: readonly [SortedColumn<Handwriting>, ...SortedColumn<Handwriting>[]] = [
  {
    key: 'judge',
    label: 'Judge',
    value: ({ judge }) => judge.name,
    cell: ({ judge }) => (
      <>
        {judge.name}
        <span className="block text-sm font-normal text-muted">{organisations.get(judge.id)}</span>
      </>
    ),
  },
  {
    key: 'hand',
    label: 'Handwriting',
    value: ({ mean }) => mean,
    cell: (handwriting) => (
      <HandwritingFigure
        handwriting={handwriting}
        tallest={16}
        from={4}
        strong={handwriting.judge.id === strictest}
        stretched
        className="h-11 w-16 sm:w-24"
      />
    ),
  },
  {
    key: 'lean',
    label: 'Lean',
    end: true,
    value: ({ lean }) => lean,
    cell: ({ lean }) => <span className="font-semibold">{signed(lean)}</span>,
  },
  { key: 'mean', label: 'Mean', end: true, value: ({ mean }) => mean, cell: ({ mean }) => fixed(mean, 1) },
  { key: 'given', label: 'Given', end: true, value: ({ given }) => given, cell: ({ given }) => given },
  { key: 'owed', label: 'Owed', end: true, value: ({ owed }) => owed, cell: ({ owed }) => owed },
];

const teamColumns: readonly [SortedColumn<Standing>, ...SortedColumn<Standing>[]] = [
  {
    key: 'team',
    label: 'Team',
    value: ({ team }) => team.name,
    cell: ({ team }) => (
      <>
        {team.name}
        <span className="block max-w-[40ch] text-sm font-normal text-muted">{projects[team.id]}</span>
      </>
    ),
  },
  { key: 'place', label: 'Place', end: true, value: ({ place }) => place, cell: ({ place }) => place ?? '–' },
  {
    key: 'score',
    label: 'Score',
    end: true,
    value: ({ score }) => score,
    cell: ({ score }) => fixed(score, 2),
  },
  { key: 'track', label: 'Track', value: ({ team }) => team.track, cell: ({ team }) => team.track },
];

/** The best of each track, and who comes next in it. */
const tracks = [...new Set(order.map(({ team }) => team.track))].map((track) => {
  const [first, second] = order.filter(({ team, score }) => team.track === track && score !== null);
  return { track, first, lead: first?.score && second?.score ? first.score - second.score : null };
});

const trackColumns: readonly [
  SortedColumn<(typeof tracks)[number]>,
  ...SortedColumn<(typeof tracks)[number]>[],
] = [
  { key: 'track', label: 'Track', value: ({ track }) => track, cell: ({ track }) => track },
  {
    key: 'first',
    label: 'In front',
    value: ({ first }) => first?.team.name ?? null,
    cell: ({ first }) => first?.team.name ?? 'waits for marks',
  },
  {
    key: 'score',
    label: 'Score',
    end: true,
    value: ({ first }) => first?.score ?? null,
    cell: ({ first }) => fixed(first?.score ?? null, 2),
  },
  { key: 'lead', label: 'Lead', end: true, value: ({ lead }) => lead, cell: ({ lead }) => fixed(lead, 2) },
];

const sides = [
  { id: 'judges', label: 'Judges', shown: 'group-has-[#round-judges:checked]/round:block' },
  { id: 'teams', label: 'Teams', shown: 'group-has-[#round-teams:checked]/round:block' },
  { id: 'tracks', label: 'Tracks', shown: 'group-has-[#round-tracks:checked]/round:block' },
] as const;

const tables: Readonly<Record<(typeof sides)[number]['id'], ReactNode>> = {
  judges: (
    <SortedTable
      caption="Judges and how they mark"
      columns={judgeColumns}
      rows={judges}
      rowKey={({ judge }) => judge.id}
      first={{ key: 'lean', direction: 'ascending' }}
    />
  ),
  teams: (
    <SortedTable
      caption="Teams and their scores"
      columns={teamColumns}
      rows={order}
      rowKey={({ team }) => team.id}
      first={{ key: 'place', direction: 'ascending' }}
    />
  ),
  tracks: (
    <SortedTable
      caption="Who leads in each track"
      columns={trackColumns}
      rows={tracks}
      rowKey={({ track }) => track}
      first={{ key: 'score', direction: 'descending' }}
    />
  ),
};

/**
 * The same round from three sides, each to be sorted; everything is worked out by the judging rules. The sides are turned
 * by the platform, so that all three can be seen without script.
 */
export function RoundTables() {
  return (
    <div className="group/round rounded-tile bg-surface p-3 md:p-6">
      <fieldset className="mb-5 flex gap-grout">
        <legend className="sr-only">Sides of the round</legend>
        {sides.map(({ id, label }) => (
          <label key={id} className="tick-tile">
            <input
              id={`round-${id}`}
              type="radio"
              name="round-side"
              defaultChecked={id === 'judges'}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {sides.map(({ id, shown }) => (
        <div key={id} className={`hidden ${shown}`}>
          {tables[id]}
        </div>
      ))}
    </div>
  );
}
