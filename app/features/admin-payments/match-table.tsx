import { adminPaths } from '~/content/admin/admin-paths';
import type { MatchKind, StatementMatch } from '~/domain/payments/match-statement';
import { pluralise } from '~/domain/text/pluralise';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { formatAmount } from '~/sections/format/format-amount';
import { Badge } from '~/ui/data/badge';
import { Alert } from '~/ui/feedback/alert';
import type { Tone } from '~/ui/feedback/tone';
import { FieldError } from '~/ui/forms/field-message';
import { site } from '~site';
import { toChosenMatch } from './chosen-match';

const KINDS: Readonly<Record<MatchKind, { label: string; tone: Tone }>> = {
  match: { label: 'fits', tone: 'success' },
  'amount-only': { label: 'the amount fits', tone: 'warning' },
  'other-amount': { label: 'another amount', tone: 'warning' },
  recorded: { label: 'recorded already', tone: 'info' },
  none: { label: 'no order', tone: 'info' },
};

const day = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });

const ISSUE_ID = 'matches-issue';

const CELL = 'bg-surface px-2.5 py-2 align-top';

function Proposal({ kind, number, outstanding }: StatementMatch) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
      {number && (
        <a
          href={adminPaths.order(number)}
          className="font-semibold tabular-nums underline underline-offset-4"
        >
          {number}
        </a>
      )}
      {kind === 'other-amount' && outstanding !== undefined && (
        <span className="text-xs text-muted">
          {outstanding === 0 ? 'nothing is to be paid' : `${formatAmount(outstanding)} is to be paid`}
        </span>
      )}
    </span>
  );
}

interface Choice {
  /** The values of the boxes that were ticked in a form that was not accepted. */
  chosen?: readonly string[] | undefined;
  /** Why it was not accepted. */
  issue?: string | undefined;
}

interface MatchRowProps {
  match: StatementMatch;
  isFirst: boolean;
  /** Absent in a table without boxes. */
  choice: Choice | undefined;
}

function MatchRow({ match, isFirst, choice }: MatchRowProps) {
  const { entry, kind } = match;
  const value = toChosenMatch(match);
  return (
    <tr>
      {choice && (
        <td className={`${CELL} w-0 rounded-s-tile`}>
          <label className="grid size-6 place-items-center">
            <span className="sr-only">Record {formatAmount(entry.amount)}</span>
            <input
              type="checkbox"
              name="match"
              value={value}
              defaultChecked={choice.chosen ? choice.chosen.includes(value) : kind === 'match'}
              {...(choice.issue !== undefined && { 'aria-describedby': ISSUE_ID, autoFocus: isFirst })}
              className="checkbox-control"
            />
          </label>
        </td>
      )}
      <td className={`${CELL} whitespace-nowrap text-muted first:rounded-s-tile`}>
        {day.format(new Date(entry.day))}
      </td>
      <td className={`${CELL} text-end font-semibold whitespace-nowrap tabular-nums`}>
        {formatAmount(entry.amount)}
      </td>
      <td className={`${CELL} w-1/2 wrap-anywhere text-muted max-md:hidden`}>{entry.description}</td>
      <td className={`${CELL} rounded-e-tile`}>
        <Proposal {...match} />
      </td>
    </tr>
  );
}

interface RowsProps {
  caption: string;
  matches: readonly StatementMatch[];
  choice?: Choice;
}

function Rows({ caption, matches, choice }: RowsProps) {
  const heads = [...(choice ? ['Record'] : []), 'Day', 'Amount', 'Text', 'Order'];
  return (
    <table className="w-full border-separate border-spacing-x-0 border-spacing-y-0.5">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={`px-2.5 py-1.5 text-xs font-medium text-muted ${head === 'Amount' ? 'text-end' : 'text-start'} ${head === 'Text' ? 'max-md:hidden' : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matches.map((match, index) => (
          <MatchRow key={match.entry.row} match={match} isFirst={index === 0} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}

const isChoosable = ({ kind, number }: StatementMatch) =>
  number !== undefined && (kind === 'match' || kind === 'amount-only' || kind === 'other-amount');

interface MatchTableProps extends Choice {
  matches: readonly StatementMatch[];
  /** Rows of the file that could not be read. */
  unreadable: readonly number[];
  /** Is shown again when the chosen payments cannot be recorded. Empty for a very long one. */
  statement: string;
}

/** The payments of a statement with the orders that they are for. Those that fit in every way are chosen already. */
export function MatchTable({ matches, unreadable, statement, chosen, issue }: MatchTableProps) {
  const choosable = matches.filter(isChoosable);
  const others = matches.filter((match) => !isChoosable(match));
  return (
    <section aria-labelledby="matches-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* What the upload found gets the focus. */}
      <div role="status">
        <h2 id="matches-title" className="text-panel">
          {choosable.length === 0
            ? 'No payment of this statement is for an open order.'
            : `${pluralise(choosable.length, 'payment')} for orders`}
        </h2>
      </div>
      {unreadable.length > 0 && (
        <Alert tone="warning" title="Some rows could not be read">
          {unreadable.length === 1 ? 'Row ' : 'Rows '}
          {unreadable.slice(0, 20).join(', ')}: the day or the amount is missing, or the day is still to come.
        </Alert>
      )}
      {choosable.length > 0 && (
        <form
          method="post"
          action={adminPaths.payments()}
          encType="multipart/form-data"
          data-send-once=""
          className="grid gap-2"
        >
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="statement" value={statement} />
          {issue !== undefined && <FieldError id={ISSUE_ID}>{issue}</FieldError>}
          <Rows
            caption="Payments with the orders that they are for"
            matches={choosable}
            choice={{ chosen, issue }}
          />
          <ToolSubmit variant="loud" className="justify-self-start">
            Record the chosen payments
          </ToolSubmit>
        </form>
      )}
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-text lg:min-h-8">
            {others.length === 1 ? 'One other entry' : `${others.length} other entries`}
          </summary>
          <Rows caption="Entries that are recorded already or have no order" matches={others} />
        </details>
      )}
    </section>
  );
}
