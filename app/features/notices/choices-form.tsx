import { CHANNEL_LABELS, CHOICE_WORDS } from '~/content/notice-words';
import {
  CHANNELS,
  CHOICE_KINDS,
  CHOICE_RULES,
  type Channel,
  type ChoiceKind,
  type Choices,
  choiceField,
} from '~/domain/notice-choices';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

const rowId = (kind: ChoiceKind) => `choice-${kind}`;
const columnId = (channel: Channel) => `choice-by-${channel}`;

interface CellProps {
  kind: ChoiceKind;
  channel: Channel;
  isWanted: boolean;
}

function Cell({ kind, channel, isWanted }: CellProps) {
  const rule = CHOICE_RULES[kind][channel];
  if (rule === 'always') {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold">
        <Icon name="lock" size={14} className="max-sm:hidden" />
        Always
      </span>
    );
  }
  if (rule === 'never') {
    return (
      <span className="inline-flex min-h-11 items-center text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Does not come this way</span>
      </span>
    );
  }
  return (
    <label className="inline-flex size-11 cursor-pointer items-center justify-center rounded-inner hover:bg-control">
      <input
        type="checkbox"
        name={choiceField(kind, channel)}
        defaultChecked={isWanted}
        aria-labelledby={`${rowId(kind)} ${columnId(channel)}`}
        aria-describedby={`${rowId(kind)}-text`}
        className="tick-box"
      />
    </label>
  );
}

/** Kind by channel, a box each: a table, so that every box has the names of its row and its column. */
export function ChoicesForm({ choices }: { choices: Choices }) {
  return (
    <form method="post" data-send-once="" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="intent" value="choose" />
      <table className="w-full border-separate border-spacing-0 rounded-tile bg-surface text-start">
        <caption className="sr-only">What reaches you, and how</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-3 ps-4 text-start font-medium">
              About
            </th>
            {CHANNELS.map((channel) => (
              <th
                key={channel}
                id={columnId(channel)}
                scope="col"
                className="w-[4.75rem] px-1 py-3 font-medium sm:w-24"
              >
                {CHANNEL_LABELS[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHOICE_KINDS.map((kind) => (
            <tr key={kind}>
              <th
                scope="row"
                className="border-t-2 border-bg py-3 ps-4 pe-2 text-start align-top font-normal"
              >
                <span id={rowId(kind)} className="block font-semibold">
                  {CHOICE_WORDS[kind].label}
                </span>
                <span id={`${rowId(kind)}-text`} className="block text-sm text-muted">
                  {CHOICE_WORDS[kind].text}
                </span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="border-t-2 border-bg px-1 py-2 text-center align-top">
                  <Cell kind={kind} channel={channel} isWanted={choices[kind][channel]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button type="submit" variant="contrast">
          Save what reaches me
        </Button>
      </div>
    </form>
  );
}
