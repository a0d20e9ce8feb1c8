import { ToolSubmit } from './tool-button';

/** What a press on the button does. */
const LABELS = {
  'milestone-done': 'Mark as done',
  'invoice-again': 'Issue the invoice',
} as const;

interface MilestoneButtonProps {
  /** The path that gets the form. */
  action: string;
  milestone: { id: string; title: string };
  intent: keyof typeof LABELS;
}

/** A form of one button about a milestone, of a project or of its quote. */
export function MilestoneButton({ action, milestone: { id, title }, intent }: MilestoneButtonProps) {
  return (
    <form method="post" action={action} data-send-once="">
      <input type="hidden" name="milestoneId" value={id} />
      <ToolSubmit intent={intent}>
        {LABELS[intent]}
        <span className="sr-only"> {title}</span>
      </ToolSubmit>
    </form>
  );
}
