import { firstRound } from '~/content/monsoon-build';
import { DotGrid } from '~/ui/charts/dot-grid';
import { Piece } from './piece';

/** Ballots of the first round, one tile each. */
export function RoundFillingUp() {
  const { given, ballots, at } = firstRound;
  return (
    <Piece title={`Round 1 at ${at}`} aside={`${given} of ${ballots} ballots`}>
      <DotGrid value={given} max={ballots} columns={36} label={`${given} of ${ballots} ballots are in`} />
    </Piece>
  );
}
