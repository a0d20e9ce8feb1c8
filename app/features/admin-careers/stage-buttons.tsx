import { MOVE_LABELS } from '~/content/admin/application-texts';
import { type ApplicationStage, listNextStages } from '~/domain/careers/application-stage';
import { getToolButtonClasses } from '~/sections/admin/tool-button';

interface StageButtonsProps {
  application: { id: string; version: number; stage: ApplicationStage };
  /** The page that gets the form. */
  action: string;
  className?: string;
}

/** One button for each stage that may follow. The version refuses a move of an application that changed meanwhile. */
export function StageButtons({ application: { id, version, stage }, action, className }: StageButtonsProps) {
  return (
    <form method="post" action={action} data-send-once="" className={className}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {listNextStages(stage).map((next) => (
        <button key={next} type="submit" name="stage" value={next} className={getToolButtonClasses('quiet')}>
          {MOVE_LABELS[next]}
        </button>
      ))}
    </form>
  );
}
