import type { ReactNode } from 'react';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { calculateJudgeBias, type JudgeBias } from '~/features/hackmatrix/rules/judge-bias';
import { rankTeams, type Standing } from '~/features/hackmatrix/rules/judging-round';
import { MarkHistogram } from '../mark-histogram';
import { sampleProjects, sampleRound } from '../sample-round';
import { type SortableColumn, SortableTable } from './sortable-table';

const order = rankTeams(sampleRound);
const judges = calculateJudgeBias(sampleRound);
const strictest = judges.toSorted((a, b) => (a.bias ?? 0) - (b.bias ?? 0))[0]?.judge.id;
const organisations = new Map(sampleJudgingRound.judges.map(({ id, organisation }) => [id, organisation]));
const fixed = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
const signed = (value: number | null) =>
  value === null ? '–' : `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

const judgeColumns: readonly [SortableColumn<JudgeBias>, ...SortableColumn<JudgeBias>[]] = [
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
      <MarkHistogram
        handwriting={handwriting}
        maxCount={16}
        lowestMark={4}
        isHighlighted={handwriting.judge.id === strictest}
        isStretched
        className="h-11 w-16 sm:w-24"
      />
    ),
  },
  {
    key: 'lean',
    label: 'Lean',
    alignEnd: true,
    value: ({ bias }) => bias,
    cell: ({ bias }) => <span className="font-semibold">{signed(bias)}</span>,
  },
  {
    key: 'mean',
    label: 'Mean',
    alignEnd: true,
    value: ({ mean }) => mean,
    cell: ({ mean }) => fixed(mean, 1),
  },
  { key: 'given', label: 'Given', alignEnd: true, value: ({ given }) => given, cell: ({ given }) => given },
  {
    key: 'owed',
    label: 'Owed',
    alignEnd: true,
    value: ({ pending }) => pending,
    cell: ({ pending }) => pending,
  },
];

const teamColumns: readonly [SortableColumn<Standing>, ...SortableColumn<Standing>[]] = [
  {
    key: 'team',
    label: 'Team',
    value: ({ team }) => team.name,
    cell: ({ team }) => (
      <>
        {team.name}
        <span className="block max-w-[40ch] text-sm font-normal text-muted">{sampleProjects[team.id]}</span>
      </>
    ),
  },
  {
    key: 'place',
    label: 'Place',
    alignEnd: true,
    value: ({ place }) => place,
    cell: ({ place }) => place ?? '–',
  },
  {
    key: 'score',
    label: 'Score',
    alignEnd: true,
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
  SortableColumn<(typeof tracks)[number]>,
  ...SortableColumn<(typeof tracks)[number]>[],
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
    alignEnd: true,
    value: ({ first }) => first?.score ?? null,
    cell: ({ first }) => fixed(first?.score ?? null, 2),
  },
  {
    key: 'lead',
    label: 'Lead',
    alignEnd: true,
    value: ({ lead }) => lead,
    cell: ({ lead }) => fixed(lead, 2),
  },
];

const sides = [
  { id: 'judges', label: 'Judges', shown: 'group-has-[#round-judges:checked]/round:block' },
  { id: 'teams', label: 'Teams', shown: 'group-has-[#round-teams:checked]/round:block' },
  { id: 'tracks', label: 'Tracks', shown: 'group-has-[#round-tracks:checked]/round:block' },
] as const;

const tables: Readonly<Record<(typeof sides)[number]['id'], ReactNode>> = {
  judges: (
    <SortableTable
      caption="Judges and how they mark"
      columns={judgeColumns}
      rows={judges}
      rowKey={({ judge }) => judge.id}
      initialSort={{ key: 'lean', direction: 'ascending' }}
    />
  ),
  teams: (
    <SortableTable
      caption="Teams and their scores"
      columns={teamColumns}
      rows={order}
      rowKey={({ team }) => team.id}
      initialSort={{ key: 'place', direction: 'ascending' }}
    />
  ),
  tracks: (
    <SortableTable
      caption="Who leads in each track"
      columns={trackColumns}
      rows={tracks}
      rowKey={({ track }) => track}
      initialSort={{ key: 'score', direction: 'descending' }}
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
