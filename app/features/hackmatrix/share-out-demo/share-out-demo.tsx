import { useEffect, useRef, useState } from 'react';
import { type Exclusion, shareOutProjects } from '~/features/hackmatrix/rules/share-out';
import { Button } from '~/ui/buttons/button';
import { formatExclusion, parseExclusions } from '../rules/share-out';
import { describeShareOut } from './describe-share-out';
import { ShareOutCell } from './share-out-cell';

interface NamedJudge {
  id: string;
  name: string;
  initials: string;
  organisation: string;
}

export interface ShareOutDemoProps {
  judges: readonly NamedJudge[];
  teams: readonly { id: string; name: string }[];
  judgesPerTeam: number;
  exclusions: readonly Exclusion[];
  /** Path of the page, where the form without script goes. */
  action: string;
}

/**
 * A table of teams and judges. Who presses a cell excludes the judge from the team, and the projects are shared out again. The
 * exclusions are in the URL. Without script the form asks the server.
 */
export function ShareOutDemo({
  judges,
  teams,
  judgesPerTeam,
  exclusions: initial,
  action,
}: ShareOutDemoProps) {
  const [exclusions, setExclusions] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const judgeIds = judges.map(({ id }) => id);
  const teamIds = teams.map(({ id }) => id);
  const result = shareOutProjects({ judgeIds, teamIds, judgesPerTeam, exclusions });
  const isExcluded = (judgeId: string, teamId: string) =>
    exclusions.some((pair) => pair.judgeId === judgeId && pair.teamId === teamId);

  function readForm() {
    if (!form.current) return;
    const marked = new FormData(form.current).getAll('not').map(String);
    setExclusions(parseExclusions(marked, judgeIds, teamIds));
    const query = new URLSearchParams(marked.map((text) => ['not', text]));
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
  }

  function clearForm() {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])
      box.checked = false;
    readForm();
  }

  // A box may have been marked before this component was hydrated.
  useEffect(() => {
    const marked = form.current?.querySelectorAll('input:checked').length;
    if (marked !== exclusions.length) readForm();
  });

  return (
    <form
      ref={form}
      action={`${action}#share-out`}
      autoComplete="off"
      onChange={readForm}
      className="rounded-tile bg-surface p-3 md:p-6"
    >
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-sm">
        <caption className="sr-only">
          Teams and judges. A marked box excludes the judge from the team.
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-2/5 pb-2 text-start font-normal text-muted">
              Team
            </th>
            {judges.map(({ id, name, initials, organisation }) => (
              <th key={id} scope="col" className="pb-2 align-bottom font-semibold">
                <span className="sr-only">
                  {name}, {organisation}
                </span>
                <span aria-hidden="true">{initials}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ id: teamId, name: team }) => (
            <tr key={teamId}>
              <th scope="row" className="pe-2 text-start font-semibold">
                {team}
              </th>
              {judges.map(({ id: judgeId, name: judge }) => (
                <ShareOutCell
                  key={judgeId}
                  value={formatExclusion({ judgeId, teamId })}
                  label={`${judge} may not judge ${team}`}
                  isExcluded={isExcluded(judgeId, teamId)}
                  isAssigned={result.judgesByTeam[teamId]?.includes(judgeId) ?? false}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-2 text-start font-normal text-muted">
              Projects each
            </th>
            {judges.map(({ id }) => (
              <td key={id} className="pt-2 text-center font-semibold tabular-nums">
                {result.loads[id]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="max-w-[38em]">
          {describeShareOut(result, teams)}
        </p>
        <Button type="submit" variant="contrast" className="without-script">
          Share out again
        </Button>
        {exclusions.length > 0 && (
          <Button variant="quiet" className="needs-script" onClick={clearForm}>
            Remove all exclusions
          </Button>
        )}
      </div>
    </form>
  );
}
