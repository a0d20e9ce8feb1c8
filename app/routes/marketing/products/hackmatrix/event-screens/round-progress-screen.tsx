import { firstRoundProgress } from '~/content/products/event-screen-samples';
import { WaffleChart } from '~/ui/charts/waffle-chart';
import { EventScreen } from './event-screen';

/** The ballots of the first round, one tile each. */
export function RoundProgressScreen() {
  const { given, ballots, at } = firstRoundProgress;
  return (
    <EventScreen title={`Round 1 at ${at}`} aside={`${given} of ${ballots} ballots`}>
      <WaffleChart value={given} max={ballots} columns={36} label={`${given} of ${ballots} ballots are in`} />
    </EventScreen>
  );
}
